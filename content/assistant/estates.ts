import { inPesos, uvt, uvtBefore, type LegalFigure } from '../legal-figures'

const limitsIn = ({ year, value }: LegalFigure) =>
  `por ${year}, ${inPesos(1_400 * value)} y ${inPesos(4_500 * value)}`

/** Answers whether the estate of somebody who died files a return. */
export const estateReturn = {
  duty: `Lamento tu pérdida. Sí, por cada año en que pasó un tope: 1.400 UVT de ingresos, compras, tarjeta o consignaciones, o 4.500 UVT de bienes (${limitsIn(uvtBefore)}; ${limitsIn(uvt)}; E.T., arts. 7 y 592 a 594-3). Se presenta con su misma cédula, como «sucesión ilíquida», mientras los bienes no se repartan.`,
  dates: `La de ${uvtBefore.year} va entre agosto y octubre de ${uvt.year} y la de ${uvt.year}, entre agosto y octubre de ${uvt.year + 1}, por los dos últimos dígitos de su cédula. Si la fecha ya pasó, se presenta cuanto antes, con la sanción por tarde.`,
  signs:
    'Firma el albacea o un heredero que administre los bienes; si no han abierto la sucesión, el que nombren entre todos en un documento autenticado (art. 572). Ahora: 1. Con el registro de defunción, actualicen el RUT. 2. Sumen ingresos y bienes de cada año. 3. Llámanos, sin afán: miramos contigo si toca.',
} as const

/** Says which part of an estate the firm takes. */
export const estateByUs =
  'Las declaraciones y la deuda las preparamos nosotros. El trámite de la sucesión es de un abogado: una persona te confirma si tomamos la tuya y cómo se cobra, antes de empezar.'
