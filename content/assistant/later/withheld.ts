import { inPesos, minimumPenaltyInPesos, uvt } from '../../legal-figures'
import type { LaterTexts } from '../later'

const untaxed = inPesos(95 * uvt.value)

export const texts: LaterTexts = {
  '¿Cómo consigo mi certificado de ingresos y retenciones?': [
    'Lo da quien te pagó: el de salarios es el formulario 220. Los agentes de retención entregan los certificados a más tardar el último día hábil de marzo (DUR 1625 de 2016, art. 1.6.1.13.2.40). No es lo mismo que una certificación de ingresos de un contador.',
    'Si no lo entregan: 1. Pídelo por escrito, a recursos humanos o a contabilidad, y guarda la prueba. 2. Reúne desprendibles, contrato y extractos: prueban lo que recibiste y lo que te quitaron. 3. Entra a www.dian.gov.co y consulta la información que reportaron de ti. 4. Declara a tiempo aunque falte el papel. Si siguen sin darlo, se informa a la DIAN; un tributarista mira contigo cómo.',
  ],
  'Me retuvieron y no me dan el certificado': [
    'El certificado lo expide quien te retuvo, a más tardar el último día hábil de marzo del año siguiente (DUR 1625 de 2016, art. 1.6.1.13.2.40). Con él restas lo retenido en tu declaración.',
    'Si no llega: 1. Pídelo por escrito con tus facturas o cuentas de cobro y las fechas de pago. 2. Guarda facturas, comprobantes y extractos donde se vea el valor neto. 3. Consulta en www.dian.gov.co lo que ese cliente reportó de ti. Si además no aparece pagado, un tributarista te dice cómo probarlo. Los de IVA e ICA tienen sus propias fechas.',
  ],
  'Me retuvieron de más': [
    'Se reclama a quien te retuvo, no a la DIAN: si retuvo más de lo debido o sin deber, puede devolvértelo cuando se lo pides por escrito, y lo descuenta de su siguiente declaración de retención (DUR 1625 de 2016, art. 1.2.4.16).',
    'Ahora: 1. Mira el concepto y la tarifa que usaron y sobre qué base. 2. Escríbele con la cuenta o factura, por qué sobra y cuánto; si estás en el SIMPLE, con el RUT. 3. Si ya cerró el año o no lo devuelve, lo restas con el certificado en tu declaración, aunque no estés obligado a declarar: entonces lo retenido es tu impuesto (E.T., art. 6), y para recuperarlo se declara voluntariamente y se pide el saldo a favor, si conviene. Un tributarista hace la cuenta contigo.',
  ],
  '¿Desde qué sueldo hay retención?': [
    `La retención de un salario sale de la tabla del artículo 383 del Estatuto Tributario: hasta 95 UVT al mes (${untaxed} en ${uvt.year}) es cero; de 95 a 150 UVT, el 19% de lo que pase de 95; de ahí sube por tramos hasta el 39%. La tabla se mira después de restar los aportes a salud y pensión, las deducciones y la parte exenta, así que un sueldo un poco mayor también puede dar cero.`,
    'Ten a mano el salario, los aportes, y si tienes dependientes, medicina prepagada o intereses de vivienda: con eso una persona del equipo hace la cuenta. Lo retenido se resta en tu declaración.',
  ],
  '¿Qué retención le hago a un contratista?': [
    `Depende de si pide restar costos y gastos. A la persona natural que no los pide se le retiene con la misma tabla de los salarios (E.T., art. 383, parágrafo 2, y Decreto 2231 de 2023): hasta 95 UVT al mes (${untaxed} en ${uvt.year}) es cero, y se mira después de restar sus aportes a salud y pensión. Si los pide, por honorarios va el 10%, o el 11% si el contrato o los pagos del año pasan de 3.300 UVT (art. 392 y Decreto 260 de 2001). Tener o no trabajadores ya no lo decide.`,
    'Antes de pagar, pídele que lo diga por escrito, en la factura o la cuenta de cobro, y la planilla. Si está en el SIMPLE, no se le retiene renta (art. 911). A una sociedad, por honorarios, el 11%. Por otros servicios la tarifa es otra: un tributarista te la confirma con la cuenta a la vista.',
  ],
  '¿Desde cuánto se retiene en compras, servicios o arriendos?': [
    'Según el Decreto 572 de 2025, desde el 1 de junio de 2025: compras generales, 2,5% a quien declara renta y 3,5% a quien no, desde 10 UVT; servicios generales, 4% y 6%, desde 2 UVT; arriendo de inmuebles, 3,5%, desde 10 UVT; siempre sin IVA. El decreto se discute ante los jueces, así que confirma que siga igual el día del pago.',
    'Ahora: 1. Mira si quien paga es agente de retención (código 07 en el RUT) y si quien cobra está en el SIMPLE (no se le retiene renta ni ICA) o es autorretenedor. 2. Ten a mano concepto, valor sin IVA y ciudad; el ReteICA es de cada municipio. 3. Compara con la tabla vigente de www.dian.gov.co, o escríbenos: un tributarista te da base y tarifa con su norma el mismo día hábil.',
  ],
  '¿Cuánto es la sanción mínima?': [
    `La sanción mínima es de 10 UVT del año en que se presenta: ${minimumPenaltyInPesos} en ${uvt.year} (E.T., art. 639). Es el piso de casi todas las sanciones, también de las reducidas y de una declaración tarde en ceros; los intereses van aparte.`,
    'Si ya tienes una declaración atrasada, la herramienta hace la cuenta con tus fechas y tu impuesto.',
  ],
  '¿Qué papeles necesito para declarar renta?': [
    'Para la renta de una persona natural, reúne lo que estaba a tu nombre el 31 de diciembre y lo que pasó en el año: 1. RUT y la declaración anterior. 2. Certificado de ingresos y retenciones (salarios o pensión) y certificados de quienes te retuvieron. 3. Certificados de bancos: saldos, rendimientos, créditos y consignaciones. 4. Predial, impuesto del carro y escrituras de lo comprado o vendido. 5. Para restar: aportes voluntarios, medicina prepagada, intereses de vivienda, dependientes y tus facturas electrónicas. 6. Deudas, con certificado.',
    'Un independiente suma contratos, cuentas de cobro o facturas, planillas PILA y gastos. En www.dian.gov.co puedes ver lo que otros reportaron de ti: compáralo antes de presentar. No hace falta enviarlo por este chat.',
  ],
  'Tengo una casa o un apartamento, ¿declaro renta?': [
    'Por 2025 declaras si pasaste uno solo de estos topes: patrimonio bruto de más de 4.500 UVT ($\u00a0224.095.500), sin restar deudas, a 31 de diciembre; ingresos de 1.400 UVT ($\u00a069.718.600), y ahí cuenta lo que recibes por vender una casa o un carro; o compras, tarjeta o consignaciones de más de esa cifra. La casa cuenta por su valor para el patrimonio, que se mira en la escritura o el avalúo del predial.',
    'Una venta puede tener además impuesto de ganancias ocasionales según desde cuándo la tenías y cuánto te costó; la herencia se mira aparte. Con la escritura, la fecha y el valor de venta, un tributarista te dice si declaras y cuánto sale.',
  ],
}
