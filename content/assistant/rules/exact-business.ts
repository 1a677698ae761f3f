import { contactHref } from '../../contact-topics'
import { inPesos, uvt, uvtInPesos, wageByYear } from '../../legal-figures'
import { startingPrice, type ServiceSlug } from '../../services'
import { invoiceCheck } from '../../tools/invoice-check'
import { nitDigit } from '../../tools/nit-digit'
import { dayBenefits } from '../day-benefits'
import { call, evaluation, incomeLink, write } from '../reply-links'
import { lastBonusWeekday, weekdayOf } from '../last-bonus-day'
import type { Rule } from '../rules'
import { severanceForHome } from '../severance-for-home'

const check = { href: invoiceCheck.path, label: invoiceCheck.name } as const
const from = (slug: ServiceSlug) => inPesos(startingPrice(slug))

/** The base of somebody who goes two days a week for the minimum wage, with the transport aid. */
const twoDays = minimumOfTwoDays()
function minimumOfTwoDays() {
  const wage = wageByYear[uvt.year]
  if (!wage?.aid) return null
  const perDay = (wage.value + wage.aid) / 30
  return { perDay: Math.round(perDay), month: Math.round((perDay * 2 * 52) / 12 / 1000) * 1000 }
}

const lastBonusDay = bonusDay()
function bonusDay(): string {
  if (lastBonusWeekday === 'Sunday')
    return `El viernes 18 de diciembre de ${uvt.year}, no el lunes: el 20 es domingo.`
  if (lastBonusWeekday === 'Saturday')
    return `El viernes 19 de diciembre de ${uvt.year}, no el lunes: el 20 es sábado.`
  return `A más tardar el 20 de diciembre de ${uvt.year}.`
}

const smallBonus = 500_000
const bonusShare = wageByYear[uvt.year]
  ? `: ${inPesos(smallBonus)} sobre el salario mínimo de ${uvt.year} no pasan`
  : ''

const foreignFund = [
  /\b(?:fondos?|inversionistas?|inversor\w*|venture|capital semilla|ronda|angel(?:es)?|cap table|due diligence)\b/,
  /\b(?:delaware|extranjer\w+|exterior|afuera|estados unidos|usa|gring\w+|silicon|miami|espana|mexico|chile|brasil|panama|europa|londres|internacional\w*|dolares|usd|cap table|safe)\b/,
  /\b(?:invert\w+|invier\w+|inversion|ronda|startup|acciones|accionistas|cap table|capital|niif|entrar|entra|met(?:er|e|en))\b/,
] as const
const otherInvestment =
  /\b(?:estafa|me ofrec\w+|mensual\w*|rendimiento\w*|rentabilidad|declar\w+|renta de|cripto\w*|bitcoin|etf|bolsa|cdt|acciones (?:de|en) (?:apple|tesla|google|amazon)|apartamento|apto|casa|lote|inmueble|finca raiz|fondo de (?:pension\w*|cesantias|solidaridad|emplead\w+)|fondo nacional|compre|vendi)\b/
const fundPaid =
  'no es ingreso de la empresa, así que no paga impuesto de renta: ni el aporte ni lo que se pague de más por las acciones (E.T., art. 36).'
const fundRegistered =
  'La plata que entra de afuera como capital se registra como inversión extranjera ante el Banco de la República, por medio del banco que la recibe y cuando entra, no después. Si es una deuda, como puede ser una nota convertible, se informa como crédito externo y no como inversión: cuál es lo confirma un abogado con el documento.'
const fundConfirmed =
  'Lo confirma una persona antes de firmar: los documentos bajo ley de Delaware (SAFE, convertible, acuerdo de accionistas) y si conviene una sociedad allá, que ven un abogado de ese lugar y el nuestro; la valoración; y qué formato y qué años de NIIF pide el fondo. Manda el term sheet, los estatutos y los últimos estados financieros.'

const nextYear = uvt.year + 1
/** The last days for both payments are two weeks apart, so both fall on the same day of the week. */
const fallsOnSunday = weekdayOf(nextYear, 1, 31) === 'Sunday'

/** Answers to businesses, for messages in which one word would lead to the answer of another question. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Cuándo se consignan las cesantías y qué pasa si me paso?',
    when: [
      /\bcesantias\b/,
      /\b(?:cuando|fechas?|plazos?|hasta que dia|que dia|a mas tardar)\b/,
      /\b(?:multas?|sancion\w*|que (?:me |nos )?(?:pasa|hacen|cobran)|si (?:\w+ ){0,2}(?:pas[oae]\w*|atras\w+|demor\w+)|si no (?:\w+ )?(?:pag|consign|alcanz|hag)\w*|tarde|mora)\b/,
    ],
    not: /\d{5,}|\b(?:millon(?:es)?|me (?:deben|adeudan|consignan|consignaron)|(?:no|nunca) me (?:\w+ )?(?:pag|consign)\w+|mi (?:jefe|patron|empresa no)|retir\w+|sac(?:ar|o)|prima|pila|liquidacion|renunci\w+|cambi\w+ de fondo|declar\w+|renta)\b/,
    text: [
      `Las cesantías se consignan en el fondo de cada trabajador a más tardar el 14 de febrero (Ley 50 de 1990, art. 99), y los intereses, el 12% al año, se le pagan directamente hasta el 31 de enero (Ley 52 de 1975, art. 1).${fallsOnSunday ? ` En ${nextYear} los dos días caen en domingo: hazlo el viernes anterior.` : ''}`,
      'La multa o sanción, si te pasas con las cesantías: un día de salario por cada día de demora, a favor del trabajador (art. 99). No es automático: lo ordena un juez, que mira si hubo buena fe. Si no pagas los intereses: otro tanto igual, una sola vez (Ley 52 de 1975, art. 1). Si ya se pasó la fecha, paga hoy y guarda el comprobante: la demora corre por días.',
    ],
    links: [call, { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' }],
  },
  {
    topic: '¿Puedo tener por prestación de servicios a alguien que viene todos los días?',
    when: [
      /\bprestacion de servicios\b/,
      /\b(?:todos los dias|cada dia|a diario|diari(?:o|a|amente)|de lunes a \w+|horarios?|turnos?|tiempo completo|de planta|(?:cinco|seis|siete|5|6|7) dias)\b/,
      /\b(?:puedo|podemos|se puede|es legal|se vale|esta bien|l[aeo]s? (?:hago|hacemos|pago|contrato|tengo|firmo))\b/,
      /\b(?:meser[oa]s?|cociner[oa]s?|vendedor\w*|cajer[oa]s?|ayudantes?|emplead[oa]s?|trabajador\w*|auxiliar\w*|secretari[oa]s?|recepcionistas?|aseador\w*|domiciliari[oa]s?|persona|alguien|senor\w*|muchach[oa]s?|asistentes?|barista|barber[oa]s?|estilistas?|operari[oa]s?|conductor\w*|nin[oa]s?|joven|chic[oa]s?)\b/,
    ],
    not: /\b(?:me (?:tienen|hicieron|contrat\w+|oblig\w+|pagan|exig\w+)|mi (?:jefe|contrato|patron)|trabajo|exigir\w*|liquidacion|demand\w+|cuanto|retenc\w+|ustedes|conjunto)\b/,
    text: [
      'No, si viene todos los días y cumple un horario o tus órdenes: eso es un contrato de trabajo aunque el papel diga «prestación de servicios» (Código Sustantivo del Trabajo, arts. 23 y 24). Desde el primer día se deben salario, prima, cesantías, vacaciones y aportes.',
      'Lo que sí puedes: 1. Contrato de trabajo, con la afiliación antes de su primer día. 2. Si solo viene algunos días al mes, también en nómina: se paga por lo trabajado y, si el mes no llega al mínimo, los aportes van por semanas (Decreto 2616 de 2013). 3. Por servicios, solo quien trabaja por su cuenta, sin horario ni órdenes. Si ya viene así, pásalo a nómina cuanto antes: te decimos cuánto cuesta y lo dejamos listo.',
    ],
    links: [{ href: contactHref('asesoria-nomina'), label: 'Contárselo a nómina' }, call],
  },
  ...severanceForHome,
  {
    topic: 'Le compro a alguien que no factura, ¿para qué sirve el documento soporte?',
    when: [
      /\bdocumentos? soportes?\b/,
      /\b(?:le|les) compr\w+|\bcompr(?:o|amos|ar|arle)\b/,
      /\b(?:para que (?:sirve|es)|que es|como (?:es|funciona|lo hago|se hace)|sirve|necesito|toca|debo)\b/,
      /\b(?:no (?:me |nos |le )?(?:factur\w+|da\w* factura)|sin factura|no (?:esta |estan )?obligad[oa]s?|campesin\w+|informal\w*|persona|senor\w*|alguien)\b/,
    ],
    not: /\b(?:cufe|cude|google|facebook|meta|exterior|extranjer\w+|ret\w*nc\w+|retefuente|rechaz\w+|numeracion|resolucion|sancion\w*|multa\w*|no (?:lo |los )?hic\w+|nomina|arr[ie]+nd\w+|alquil\w+|iva|simple|rst|consignaci\w+)\b/,
    text: [
      'Sirve para que la DIAN te acepte ese costo o gasto cuando quien te vende no está obligado a facturar, como muchos campesinos. Lo haces tú, que compras, en tu programa de facturación, y lo transmites a la DIAN (E.T., art. 771-2; DUR 1625 de 2016, art. 1.6.1.4.12); un recibo o una cuenta de cobro suya no basta.',
      'Ahora: 1. Pídele el RUT: si dice 47, 48 o 52, te debe dar factura electrónica y no va documento soporte. 2. Pon su nombre y cédula o NIT, la fecha, lo que compraste y el valor. 3. Paga por banco si puedes y guarda el comprobante.',
    ],
    links: [{ href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' }, call],
  },
  {
    topic: '¿La prima es también para quien va unos días a la semana?',
    when: [
      /\bprimas?\b/,
      /\b(?:senoras?|emplead[ao]s?|muchach[ao]s?|domestic[ao]s?|nin[ie]?ra|servicio|aseo|limpieza|casa|trabajador\w*)\b/,
      /\b(?:[1-5]|un|una|dos|tres|cuatro|unos) (?:dias?|veces|vez) (?:a|por|en|de) (?:la |cada )?semana\b|\bpor dias\b/,
      /\b(?:se (?:le )?paga|tambien|tiene|toca|debo|hay que|tengo que|derecho|le (?:pago|doy)|corresponde|aplica)\b/,
    ],
    not: /\d{4,}|\b(?:mill\w+|mil|cuant[oa]s?|cesantias|vacaciones|liquid\w+|pension|eps|afili\w+|contrato|multa\w*|sancion\w*|renunci\w+|despid\w+|me (?:pagan|deben|dan|corresponde)|trabajo|no (?:me|le) (?:han )?pag\w+|seguridad social|tarde|minimo)\b/,
    text: [
      `${dayBenefits.yes} La prima sale de lo que recibe en un mes, con el auxilio de transporte, × días del semestre / 360 (Código Sustantivo del Trabajo, art. 306; Ley 1788 de 2016), y se paga en los primeros 20 días de diciembre y a más tardar el 30 de junio.`,
      ...(twoDays
        ? [
            `Por ejemplo, 2 días a la semana con el mínimo de ${uvt.year}, ${inPesos(twoDays.perDay)} con auxilio por cada día que va, son cerca de ${inPesos(twoDays.month)} al mes: la prima de un semestre completo, cerca de ${inPesos(twoDays.month / 2)}.`,
          ]
        : []),
      'Si entró después, va en proporción. Escríbeme cuánto le pagas por día, cuántos días va y desde cuándo, y te hago la cuenta.',
    ],
    links: [{ href: contactHref('asesoria-nomina'), label: 'Contárselo a nómina' }, call],
  },
  {
    topic: '¿Qué pasa si pagan tarde la prima?',
    when: [
      /\bprimas?\b/,
      /\b(?:que (?:me |le |nos )?pasa|multas?|sancion\w*|tarde|despues del?|demor\w+|atras\w+|vencid\w+|incumpl\w+|hay problema|no (?:me |la |nos |les? )?(?:la )?(?:han )?pag\w+|pag\w+ (?:la |esta )?(?:el |en )(?:2[1-9]|3[01]|enero|febrero|julio|agosto))\b/,
      /\b(?:diciembre|junio|julio|enero|plazo|cuando|fecha|hasta|pag\w+|jefe|jefa|patron\w*|empresa|demor\w+)\b/,
    ],
    not: /\b(?:renunci\w+|despid\w+|despedi\w*|me fui|me ech\w+|liquid\w+|termin\w+|retir\w+|domestic\w+|nin[ie]?ra|aseo|casas?|por dias|intern[ao]|extralegal|pago|pagamos|pague|pagarl[ae]s?|pude|pudimos|alcanz\w+|mis? (?:emplead|trabajador)\w+|emplead[oa]s|por no dar\w*|abogad\w+|a quien|denunci\w+|demand\w+|seguros?|vivienda|cuanto (?:me )?(?:toca|es|seria|da)|gan[aoe]\w*|sueldo|cesantias|\d{5,}|millon\w*)\b/,
    text: [
      'La de diciembre se paga en los primeros 20 días de diciembre; la de mitad de año, hasta el 30 de junio (Código Sustantivo del Trabajo, art. 306). Del 21 en adelante es tarde, aunque sean pocos días.',
      '¿Qué pasa? La ley no pone una multa automática mientras el contrato sigue: el trabajador puede quejarse y el Ministerio del Trabajo puede multar a la empresa (art. 486). El día de salario por cada día de demora es solo si el contrato termina y la prima sigue sin pagarse, y lo ordena un juez (art. 65).',
      'Si te la deben: pídela por escrito, con la fecha, y guarda el mensaje; el Ministerio orienta gratis (www.mintrabajo.gov.co). Si eres quien paga: avisa por escrito qué día, págala cuanto antes y guarda el comprobante.',
    ],
    links: [{ href: contactHref('asesoria-nomina'), label: 'Contárselo a nómina' }, call],
  },
  {
    topic: 'Un fondo de afuera invierte en mi empresa, ¿qué se registra y qué paga?',
    when: [
      ...foreignFund,
      /\b(?:banco (?:de la )?republica|banrep|registr\w+|report\w+|inform(?:ar|o|a)|impuestos?|tribut\w+|gravad\w+)\b/,
    ],
    not: new RegExp(`${otherInvestment.source}|\\b(?:ustedes|cuanto (?:me |nos )?cobran|llevan|hacen)\\b`),
    text: [
      `Se registra, y en principio no paga: ese aporte de capital ${fundPaid} ${fundRegistered}`,
      fundConfirmed,
    ],
    links: [write, { href: '/servicios/asesoria-legal', label: 'Ver asesoría legal' }, call],
  },
  {
    topic: 'Un fondo de afuera invierte en mi empresa, ¿qué hacen ustedes?',
    when: foreignFund,
    not: otherInvestment,
    text: [
      `Sí, en dos partes. La contable lleva los libros y entrega los estados financieros bajo NIIF, desde ${from('asesoria-contable')} al mes, más IVA. La legal, por horas desde ${from('asesoria-legal')}, más IVA, ve los estatutos, las actas, la emisión de acciones y el libro de accionistas, de donde sale el cap table.`,
      `El aporte ${fundPaid} ${fundRegistered} Si el fondo pide estados auditados, esa auditoría la hace otra firma, porque nadie audita lo suyo.`,
      fundConfirmed,
    ],
    links: [evaluation, { href: '/servicios/asesoria-legal', label: 'Ver asesoría legal' }, call],
  },
  {
    topic: 'Me piden documento soporte y yo vendo',
    when: [
      /\bdocumentos? soportes?\b/,
      /\b(?:me|nos) (?:lo |el |un )?(?:pid\w+|exig\w+|solicit\w+)\b|\b(?:cliente|comprador|(?:el que|quien) (?:me|nos) compra)\b(?: \w+){0,3} (?:pid\w+|exig\w+|solicit\w+|quiere|necesita)\b/,
    ],
    not: /\b(?:dian|banco|gastos|ingresos|deduc\w+|reten\w+|error|errad\w+|equivoc\w+|no (?:soy )?responsable|cuenta de cobro|le compr\w+|les compr\w+|compro|compramos|mi proveedor\w*|proveedores|un proveedor|arriendo un|me vend\w+|quien me vende|exterior|google|facebook|meta|nomina|corregir|anular|transmit\w+|numeracion|resolucion)\b/,
    text: [
      'Si estás obligado a facturar, como una tienda o ferretería responsable de IVA o una sociedad, no: le das tu factura electrónica y no hay documento soporte. Ese papel lo hace quien compra, en su programa, cuando el vendedor no está obligado a facturar (E.T., art. 771-2; Resolución DIAN 000167 de 2021).',
      'Si no estás obligado (persona natural no responsable de IVA, código 49 en el RUT), tampoco lo haces tú: lo hace tu cliente con tu RUT y tu cuenta de cobro, y lo transmite a la DIAN. Muéstrale tu RUT: la casilla 53 dice si tienes el 47 (SIMPLE), el 48 (responsable de IVA) o el 52 (facturador electrónico). Si dudas, te decimos cuál es tu caso.',
    ],
    links: [{ href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' }, call],
  },
  {
    topic: '¿Quién hace el documento soporte?',
    when: [
      /\bdocumentos? soportes?\b/,
      /(?<!\b(?:a|de|con|por|para) )\bquien(?:es)?\b|\byo o (?:el|la|mi|quien)\b|\b(?:el|la|mi) (?:\w+ ){1,3}o yo\b|\b(?:lo|la) (?:hago|hacemos|expido|genero) yo\b|\b(?:me|le) (?:toca|corresponde) (?:a (?:mi|el|ella|quien)|hacer\w*)\b|\b(?:vendedor\w*|proveedor\w*|comprador\w*|su[oy]o?) o (?:mi[oa]|mi|yo)\b|\b(?:tiene que|debe) (?:hacer|expedir|generar)\w* (?:mi|el|un) (?:proveedor|vendedor)\b/,
    ],
    not: /\b(?:nomina|plazo|hasta cuando|banco|exterior|google|facebook|meta|quien(?:es)? (?:\w+ )?(?:ve|ven|mira|guarda|revisa|firma)|error|errad\w+|equivoc\w+|rechaz\w+|corregir|anular)\b/,
    text: [
      'Lo hace quien compra. Si el señor que te vende no está obligado a facturar, te toca a ti: lo generas en tu programa de facturación, con su nombre, su cédula o NIT, lo comprado y el valor, y lo transmites a la DIAN (E.T., art. 771-2; DUR 1625 de 2016, art. 1.6.1.4.12; Resolución DIAN 000167 de 2021). Con él, la cuenta de cobro y el pago pruebas el gasto. Si eres tú quien vende, lo hace tu cliente.',
      'Pídele el RUT: si ahí dice 47 (SIMPLE), 48 (responsable de IVA) o 52 (facturador electrónico), no va documento soporte: él te da factura electrónica.',
    ],
    links: [{ href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' }, call],
  },
  {
    topic: '¿Sirve una factura sin el dígito de verificación?',
    when: [
      /\bfacturas?\b|\bcuentas? de cobro\b/,
      /\bdigito\b|\bdv\b|\bguion\b/,
      /\b(?:sin|falt\w+|olvid\w+|no (?:\w+ ){0,3}(?:trae|tiene|tenia|aparece|sale|salio|lleva|viene|puso|pusieron|incluye|incluyo))\b/,
      /\b(?:sirve|valid[ao]|vale|devuelv\w+|devolver\w*|rechaz\w+|acept\w+|recib\w+|registr\w+|contabiliz\w+|deduc\w+|descont\w+|descuent\w+|problema|anul\w+|correg\w+|corrij\w+|pag\w+|asi)\b/,
    ],
    not: /\b(?:portal|plataforma|hallazgos?|subi|subimos|subo|ustedes|uds|fechas?|venc\w+|plazo|termina\w*|codigo|rut)\b/,
    text: [
      'Sí sirve: que falte el dígito de verificación, por eso solo, no le quita valor. La ley pide el nombre y el NIT de las dos partes (E.T., art. 617), y para la DIAN el dígito no es parte del NIT ni requisito de la factura (oficio 005959 de 2005; si lo cambió para la electrónica, hay que confirmarlo con un contador).',
      'Antes de guardarla: 1. Búscala con el CUFE en www.dian.gov.co: si no está validada, no soporta el costo ni el IVA, con dígito o sin él (arts. 616-1 y 771-2). 2. Compara el nombre y el NIT, tuyos y de quien vende, con los del RUT; el dígito lo calcula la herramienta. 3. Si el NIT está mal, pide que la anule con nota crédito y la haga de nuevo; si solo falta el dígito, basta que lo arregle para la próxima. Si al subirla al portal sale un aviso, escríbelo en «Mensajes».',
    ],
    links: [{ href: nitDigit.path, label: nitDigit.name }, check, call],
  },
  {
    topic: '¿Está bien que me retengan el 3,5% del arriendo?',
    when: [
      /\b(?:arr[ie]+nd\w+|alquil\w+|canon(?:es)?|inquilin\w+)\b/,
      /\b(?:reten\w+|retien\w+|retuv\w+|retefuente)\b|\b(?:descuent\w+|descont\w+|quit\w+)\b(?=[^]*\b3 5\b)/,
      /\b(?:bien|correct\w+|legal|normal|mal|deb(?:e|en|o|eria\w*)|pueden?|tienen (?:que|derecho)|por ?que|cuanto|porcentaje|tarifa|3 5 o|o (?:el )?3 5|obligad\w+)\b/,
    ],
    not: /\b(?:vehiculos?|carros?|motos?|maquina\w*|equipos?|andamios|taxi|silla|cuanto (?:me |nos )?cobran|ica|reteica|reteiva|sueldo|salario|emplead\w+|exterior|no residente|vivo (?:fuera|en)|corrij\w+|corregir|sin retener|no (?:le |me )?(?:retuv\w+|retien\w+)|retuve de|recuper\w+|devuelv\w+|devol\w+|pierd\w+|para que|esa plata|que hago|certificado|(?:lleva|cobr\w+|pag\w+|factur\w+|suma\w*) (?:el )?iva|(?:debo|tengo que|me toca) declarar|soy agente|sin ser empresa|desde (?:que|cuanto)|le (?:retengo|retenemos|descuento)|(?:debo|tengo que|hay que) retener\w*|pag(?:o|amos|ue) (?:\w+ ){0,3}(?:arriendo|canon|alquiler)|soy (?:el )?(?:arrendatari[oa]|inquilin[oa]))\b/,
    text: [
      `El 3,5% es correcto: es la retención de renta por arrendar un inmueble, como un local, una oficina o una bodega, a quien es agente de retención, como una empresa. Se saca del canon sin IVA, declares renta o no, en pagos desde 10 UVT${uvtInPesos(10)} (DUR 1625 de 2016, art. 1.2.4.10.6; Decreto 572 de 2025). No es un cobro de más: es un anticipo de tu renta, y lo restas en la declaración con el certificado que te dan cada año.`,
      'No te la deben hacer si estás en el SIMPLE (E.T., art. 911), si el pago es menor o si quien paga no es agente de retención. Si sacan otro porcentaje, o también sobre el IVA, pídele por escrito que te devuelva lo que sobró (DUR 1625 de 2016, art. 1.2.4.16). Si cobras IVA pueden retener además una parte de él, y en algunas ciudades, ICA: son cuentas aparte. El Decreto 572 se discute ante los jueces: confirma la base el día del pago.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: '¿Una factura sin CUFE sirve para el gasto?',
    when: [
      /\bcufe\b/,
      /\b(?:sin|no (?:\w+ )?(?:trae|tiene|tenia|aparece|sale|lleva|viene|figura|veo|le veo|encuentro)(?: \w+){0,2}|falta(?: \w+){0,2}|vino sin) (?:el )?cufe\b|\bcufe\b(?: \w+){0,2} no (?:aparece|esta|sale|viene)\b/,
      /\b(?:sirve|valid[oa]|vale|deduc\w+|descont\w+|descuent\w+|gastos?|costos?|soport\w+|contabiliz\w+|registr\w+|acept\w+|recib\w+|pag\w+)\b/,
    ],
    not: /\b(?:tiquetes?|pos|tirilla|recibos?|cuenta de cobro|documento equivalente|mis? facturas?|el cliente|emit\w+|le (?:mande|hice|di)|mi (?:programa|software|facturador)|yo (?:facture|la hice)|mi cliente|rechaz\w+|nomina)\b/,
    text: [
      'Así, no: una factura electrónica sin CUFE no está validada por la DIAN, y sin validar no soporta el costo, la deducción ni el IVA descontable (E.T., arts. 616-1 y 771-2). No la contabilices todavía.',
      'Primero: 1. Mira el XML o el ZIP del correo: el PDF a veces no muestra el código, y ahí sí está. 2. Si no está, pídele a quien vende la factura validada; con el CUFE la compruebas en www.dian.gov.co. 3. Si quien vende no está obligado a facturar (no responsable de IVA, código 49), no lleva CUFE: tú haces el documento soporte y lo transmites. Otros documentos electrónicos, como un tiquete POS o una nota, llevan CUDE en vez de CUFE.',
    ],
    links: [check, call, { href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' }],
  },
  {
    topic: '¿Dónde sale el CUFE de una factura?',
    when: [
      /\bcufe\b/,
      /\b(?:donde|en (?:que|q|cual) (?:parte|lado|campo|lugar)|(?:como|q|que) (?:hago para |puedo )?(?:lo |la |se )?(?:encuentr\w+|encontrar\w*|ubic\w+|busc\w+|veo|ver|ve|saco|sacar|consig\w+|conseguir\w*)|no (?:lo |le |la )?(?:encuentr\w+|veo|hallo))\b|\b(?:falta|faltaba|hace falta|no (?:trae|tiene)|sin) (?:el |la )?cufe\b/,
    ],
    not: /\b(?:calcul\w+|no (?:es )?(?:valid[oa]|coincide|corresponde)|invalid[oa]|sirve|vale|gastos?|deduc\w+|descont\w+|tiquetes?|pos|nota|nomina|cune|rechaz\w+|que es|para que)\b/,
    text: [
      'En el XML es el dato «cbc:UUID», hacia el comienzo: un código de 96 letras y números. En el PDF o impresa suele ir al pie, junto al QR, y al leer el QR también sale.',
      'Si la revisión dice que falta: 1. Mira que el archivo sea el XML de la factura, o el ZIP tal como llegó al correo, y no un PDF, una cotización o una cuenta de cobro. 2. Si el XML no lo trae, pídele a quien vende la factura validada: sin CUFE no está validada por la DIAN y no soporta el gasto (E.T., arts. 616-1 y 771-2). 3. Si la emitiste tú, tu programa lo pone al transmitirla: mira ahí si quedó validada. Un tiquete POS o una nota llevan CUDE, y quien no está obligado a facturar no lleva ninguno.',
    ],
    links: [check, call],
  },
  {
    topic: '¿Se paga prima en un contrato de prestación de servicios?',
    when: [
      /\b(?:primas?|cesantias|prestaciones(?: sociales)?|aguinaldo)\b/,
      /\bprestacion(?:es)? de servicios?\b|\bcontratistas?\b|\bops\b|\bpor servicios\b|\bpor honorarios\b/,
      /\b(?:pag\w+|derecho|toca|debo|hay que|tengo que|tiene|tienen|corresponde\w*|obligad\w+|reclam\w+|le dan|les dan|da|dan)\b/,
    ],
    not: /\b(?:horario|ordenes|jefe|subordin\w+|todos los dias|cumpl\w+|prima de seguro|poliza|seguro|liquid\w+|despid\w+|echaron|demand\w+|ademas de mi empleo|domestica|por dias)\b/,
    text: [
      'No: en un contrato de prestación de servicios de verdad no hay prima, ni cesantías ni vacaciones. La prima es de quien tiene contrato de trabajo (Código Sustantivo del Trabajo, art. 306). Al contratista se le paga lo pactado, y él paga su salud y su pensión.',
      'La excepción es la subordinación: si cumple horario, recibe órdenes y presta el servicio en persona por un pago, la ley lo toma como trabajador aunque el papel diga otra cosa (arts. 23 y 24), y entonces se le deben la prima y lo demás. Si es así, un abogado del equipo lo revisa antes de que crezca; a quien presta el servicio lo orienta gratis el Ministerio del Trabajo.',
    ],
    links: [{ href: contactHref('asesoria-legal'), label: 'Contárselo a un abogado' }, call],
  },
  {
    topic: 'El último día de la prima cae en fin de semana, ¿cuándo la pago?',
    when: [
      /\bprimas?\b/,
      /\b(?:viernes|sabado|domingo|lunes|festivo|fin de semana|(?:no|dia) habil)\b/,
      /\b(?:20|veinte|21|cae|caiga|cayo|ultimo dia|plazo|vence)\b|\b(?:viernes|sabado|domingo|lunes|fin de semana)\b[^]*\bo (?:el |hasta el )?(?:viernes|sabado|domingo|lunes|martes)\b|\b(?:pag\w+|corre|pasa) (?:\w+ ){0,3}(?:viernes|sabado|lunes|martes)\b/,
    ],
    not: /\b(?:trabaj(?:a|o|e|an|ar|aron|aba)|labor\w+|recargos?|extras?|turnos?|junio|poliza|seguro|liquid\w+|renunci\w+|no (?:me |nos )?(?:la )?(?:pag\w+|consign\w+|dieron)|cuant[oa]|vacaciones)\b/,
    text: [
      `${lastBonusDay} La ley la pide dentro de los primeros 20 días de diciembre (Código Sustantivo del Trabajo, art. 306) y no dice que el plazo pase al día hábil siguiente: lo seguro es pagar antes.`,
      'Si es por transferencia, envíala en horario del banco y guarda el comprobante; si es en efectivo, que cada persona firme el recibo. Si ya se pasó el día, págala hoy. Dime el salario y desde cuándo trabaja y te hago la cuenta.',
    ],
    links: [{ href: contactHref('asesoria-nomina'), label: 'Preguntar por la nómina' }, call],
  },
  {
    topic: '¿Un bono de Navidad a los empleados es salario?',
    when: [
      /\b(?:bonos?|bonificaci\w+|regalos?|detalles?|anchetas?|mercados?|aguinaldos?|gratificaci\w+)\b/,
      /\b(?:navidad|naviden[oa]s?|decembrin[oa]s?|diciembre|fin de ano)\b|\b(?:anchetas?|aguinaldos?)\b/,
      /\bsalari(?:o|al|ales)\b|\bprestacion(?:es|al)\b|\bcesantias\b|\bseguridad social\b|\b(?:pila|planilla|aportes|ugpp)\b|\b(?:cotiz\w+|base)\b/,
    ],
    not: /\b(?:clientes?|proveedor\w*|iva|renta|me deb\w+|nos deb\w+|no (?:me|nos) (?:di\w+|pag\w+)|prima de servicios|integral|minimo (?:de|para) 20\d\d|aumento|embarg\w+|cuanto (?:es|me toca|nos toca))\b/,
    text: [
      'No, si es de verdad un regalo: lo que se da de vez en cuando, por voluntad de quien emplea y no a cambio del trabajo, no es salario (Código Sustantivo del Trabajo, art. 128), y no suma para prima, cesantías ni vacaciones. Puede ser salario si se prometió, depende de metas o ventas, o se da siempre (art. 127): el Consejo de Estado tomó así un bono anual por resultados.',
      `Ahora: 1. Deja por escrito a quién, cuánto, por qué y que no es salario. 2. Págalo aparte, con recibo, y ponlo en la nómina electrónica. 3. Para los aportes, lo que no es salario suma en lo que pase del 40% de todo lo pagado en el mes (Ley 1393 de 2010, art. 30)${bonusShare}. No reemplaza la prima.`,
    ],
    links: [{ href: contactHref('asesoria-nomina'), label: 'Preguntar por la nómina' }, call],
  },
  {
    topic: '¿El aguinaldo es obligatorio?',
    when: [/\baguinaldos?\b/],
    not: /\b(?:(?:me|nos|le|les) deb\w+|renta|retencion\w*|declar\w+|contabiliz\w+|ugpp|pila|salud|pension|seguridad social|cotiz\w+|liquidacion|ustedes)\b/,
    text: [
      `No: la ley no obliga a dar aguinaldo, bono ni regalo de Navidad. Es voluntario, salvo que esté en el contrato, en un pacto o en una convención. Lo obligatorio es la prima de servicios, que a veces llaman aguinaldo: medio salario por el semestre, o la parte de los días trabajados, y la de diciembre se paga a más tardar el día 20 (Código Sustantivo del Trabajo, art. 306), también en el servicio doméstico y a quien trabaja por días.`,
      'No tiene prima quien gana salario integral ni quien de verdad está por prestación de servicios. Si te la deben, pídela por escrito; si no la pagan, el Ministerio del Trabajo orienta gratis. Dime el salario y desde cuándo trabaja y te hago la cuenta de la prima.',
    ],
    links: [{ href: contactHref('asesoria-nomina'), label: 'Preguntar por la nómina' }, call],
  },
]
