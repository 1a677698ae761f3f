import { dianTexts, signatureTexts } from './findings/dian'
import { contextTexts } from './findings/context'
import { partyTexts } from './findings/parties'
import { structureTexts } from './findings/structure'
import { taxTexts } from './findings/taxes'
import { totalTexts } from './findings/totals'

/** The part of each key before the dot is the name of the rule. */
export const findingTexts = {
  ...structureTexts,
  ...signatureTexts,
  ...dianTexts,
  ...totalTexts,
  ...taxTexts,
  ...partyTexts,
  ...contextTexts,
} as const

/** Added to a finding when two swapped digits explain exactly why a stated figure differs from the expected one. */
export const swapHint = (from: string, to: string) =>
  `Parecen dos cifras cambiadas de lugar: ${from} por ${to}.`

export const moreFindings = (n: number) => (n === 1 ? 'Pasa una vez más.' : `Pasa ${n} veces más.`)

export const ruleNames = {
  E1: 'Es un documento de la DIAN',
  E2: 'Sus partes son de la misma factura',
  E3: 'La DIAN la validó',
  F1: 'Sus firmas son auténticas',
  F2: 'Se firmó el día en que se emitió',
  E4: 'Es real, no de prueba',
  E5: 'Está completa',
  E6: 'Sus códigos existen',
  E7: 'Nada que va una vez está dos veces',
  E8: 'Cada renglón dice qué se vendió',
  C1: 'El CUFE está completo',
  A1: 'Los valores se entienden',
  A2: 'Una sola moneda',
  A3: 'Dice su tasa de cambio',
  T1: 'Los renglones suman el valor bruto',
  T2: 'La base de impuestos cuadra',
  T3: 'El valor con impuestos cuadra',
  T4: 'El total a pagar cuadra',
  T5: 'Cada impuesto cuadra con su tarifa',
  T6: 'Cantidad por precio da cada renglón',
  T7: 'Las retenciones cuadran',
  T8: 'Descuentos y recargos cuadran',
  T9: 'Los impuestos y sus tarifas existen',
  N1: 'Los NIT llevan su dígito',
  N2: 'Es de una de tus empresas',
  N3: 'La numeración está autorizada y vigente',
  N4: 'Las partes están bien descritas',
  D1: 'No estaba ya entre las tuyas',
  D2: 'La nota dice a qué factura corresponde',
  P1: 'Plazos de una venta a crédito',
  P2: 'Las fechas tienen sentido',
  P3: 'Dice cómo y cuándo se paga',
} as const
