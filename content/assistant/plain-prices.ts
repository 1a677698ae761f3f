import { contactHref } from '../contact-topics'
import type { ServiceSlug } from '../services'
import { call, incomeLink } from './reply-links'

/** A message that has only these words asks for nothing but the price of a service. */
export const plainPrices = {
  asking:
    'cuanto cobra cobran cobrarian cobras cuesta cuestan costaria vale valen valdria sale saldria precio tarifa valor costo honorarios cotizar cotizacion cotizan cotizarme presupuesto mensualidad',
  names: {
    'asesoria-contable': 'contabilidad contable contador contadora',
    'asesoria-tributaria': 'tributaria tributario tributarista',
    'asesoria-nomina': 'nomina',
    'asesoria-legal': 'abogado abogada legal juridica juridico',
    'revisoria-fiscal': 'revisoria revisor revisora',
    'auditoria-externa': 'auditoria auditor auditora',
  } satisfies Record<ServiceSlug, string>,
  /** «Impuesto» means the firm's service only beside a word of `ofTaxes`; otherwise it means a tax itself. */
  taxes: 'impuesto',
  ofTaxes:
    'cobra cobran cobrarian precio cotizar cotizacion cotizan honorarios asesoria servicio mensualidad',
  besides:
    'hola buenas buenos dia tarde noche por favor gracias me nos le les un una unos el la lo los las de del en para con y e o a al su mi que cual es son seria tiene tienen hay da dan quiero quisiera queria saber conocer necesito informacion sobre ustedes usted uds mes mensual mensualmente cada hora asesoria asesor asesora servicio consulta consultoria plan paquete externo externa fiscal publico publica financiera profesional llevar llevarme llevarnos liquidar liquidacion manejar manejo hacer hacen hacerme ofrecen prestan se si mas menos aproximado aproximadamente',
  /** Words allowed with «nómina» in a question for its price, because payroll is priced per employee. */
  people: 'electronica empleado empleada trabajador persona por cada',
} as const

/** Patterns for a message that gives a number of employees and asks what the firm's payroll service costs. */
export const payrollPrice = {
  dear: /\b(?:muy |tan |sale |es )?(?:car[oa]|costos[oa])\b/,
  /** Matches a question for payroll without other services. */
  alone:
    /\b(?:solo|solamente|unicamente|nada mas|sola)\b(?: \w+){0,3} nomina\b|\bnomina(?: electronica)? (?:solo|solamente|unicamente|nada mas|sola|sin (?:la )?contabilidad)\b/,
  /** A message with one of these words asks what employing costs, not what the firm's payroll costs. */
  notDear:
    /\b(?:tener\w*|meter\w*|contratar\w*|en nomina|prestacion|contratistas?|mas car[oa]|programa|me parece)\b/,
  /** A message with one of these words asks what an employer owes, not for the firm's payroll. */
  owed: /\b(?:parafiscales|aportes|seguridad social|pila|planilla|eps|arl|transmit\w+|obligad\w+|obligatori\w+|toca|tengo que|debo|hay que|interes(?:es)?|hice|pago|pague|pagado)\b/,
  /** Matches part-time workers who are counted after the others, as in «7 empleados y una de medio tiempo». */
  partTime:
    /\b(?:y|mas|con|otr[oa]s?) (\w+)(?: (?:emplead[oa]s?|trabajador(?:a|es|as)?|personas?|muchach[oa]s?|senoras?))?(?: mas)? (?:de |a |por |que trabajan? (?:de |a |por )?)?(?:medio tiempo|media jornada|tiempo parcial|dias|horas)\b/,
  asks: /\b(?:cuanto (?:me |nos )?(?:seria\w*|sale|saldria|cuesta|cobr\w+|vale|valdria|costaria|quedaria)|(?:ustedes|uds)(?: \w+)? cuanto|cuanto ustedes|en cuanto|precio|tarifa|cotiz\w+|que valor)\b|\bcuanto$/,
  /** Matches what another firm charges, as in «me cobran 380 mil». */
  elsewhere:
    /\b(?:(?:me|nos) (?:cobran|estan cobrando|cobra|ofrecen|cotizaron)|pago|pagamos)(?: \w+)? \$? ?\d[\d. ]*(?:mil|pesos|millon(?:es)?)?(?= |$)/,
  compare:
    'Antes de comparar con lo que te cobran hoy, pregunta si ahí va el IVA, la PILA y la nómina electrónica.',
  names: /\bnomina\b/,
  does: /\b(?:hacen|manejan|llevan|ofrecen|prestan|incluye\w*|se encargan|liquidan)\b/,
  other:
    /\b(?:contab\w+|contador\w*|impuestos?|tributari\w+|declar\w+|multas?|sancion\w*|ugpp|salario|sueldo|minimo|gan\w+|prima|cesantias|liquidacion\w*|despid\w+|despedir|indemniz\w+|descuento|por que|revisor\w*|auditor\w*|abogad\w+|programa|software|siigo|alegra|atrasad\w+|no (?:he|hemos) \w+)\b|\d{5,}/,
  /** Matches a message that asks whether the contributions are part of the service. */
  whole: /\b(?:pila|planillas?|seguridad social|parafiscales|afili\w+|completa|todo incluido)\b/,
  starts:
    /\b(?:desde (?:que|cual|q) (?:mes|fecha|dia)|desde cuando|(?:cuando|que mes|q mes|mes) (?:podrian|pueden|puede|se puede|podemos|arrancan|empiezan|arrancarian|empezarian)|(?:empezar|arrancar|comenzar) (?:ya|en|este|el|desde)|cuanto (?:se )?(?:demoran|tardan) en (?:empezar|arrancar))\b/,
  includes:
    'Sí, la hacemos completa: ese precio incluye la liquidación, la planilla (PILA), las afiliaciones y retiros y la nómina electrónica que se transmite a la DIAN. Los aportes los paga la empresa, aparte.',
  begins:
    'Empezamos entre 1 y 2 semanas después de firmar; desde qué mes, lo confirma una persona cuando ve la última nómina y la última planilla: mándalas con la solicitud. Las novedades deben llegar 3 días hábiles antes de cada pago.',
  withElectronic: 'Ese precio incluye la nómina electrónica y la planilla (PILA).',
  yes: 'Sí, llevamos la nómina, también la electrónica que se transmite a la DIAN.',
  electronic: /\belectronica\b/,
  /** A message with one of these words asks for a duty or a date, and not whether the firm does it. */
  duty: /\b(?:obligad\w+|obligatori\w+|toca|tengo que|debo|hay que|cuando|plazo|hasta que|como (?:se )?hac\w+)\b/,
  sent: 'La electrónica se transmite a la DIAN en los 10 primeros días del mes siguiente (Resolución DIAN 000013 de 2021). Para empezar mándanos contratos y salarios, la última nómina y la última planilla.',
  only: 'Sí, se puede contratar solo la nómina, también la electrónica que se transmite a la DIAN; no hace falta tomar la contabilidad.',
  one: 'Sí, también con un solo empleado: el número de trabajadores no importa (Resolución DIAN 000013 de 2021, art. 4).',
  partTimeToo:
    'Quien trabaja medio tiempo o por días también va en la nómina: aquí lo cuento como uno más, y el valor de ese caso te lo confirma el asesor.',
} as const

/** Patterns for a message that asks what the firm needs to know for a quotation. */
export const quotePapers = {
  asks: /\b(?:que|cuales|cual)(?: \w+){0,3} (?:necesit\w+|pid\w+|requier\w+|hace falta|les (?:mando|mandamos|envio|enviamos|paso|doy|entrego))\b|\bque (?:datos|informacion|documentos|papeles|les) \w+|\bque hay que (?:mandar|enviar|pasar)\w*/,
  quote: /\bcoti[sz]\w+|\bpropuesta\b|\bpresupuesto\b/,
  /** A message with one of these words is not about the papers for a quotation, but for a loan or the like. */
  other:
    /\b(?:salud|pension|pila|planilla|ibc|semanas|seguridad social|declaraci\w+ de renta|mi renta|licitacion|marca|constituir|crear|visa|auditor\w*|revisor\w*|prestamo|credito|seguro|poliza|arriendo|obra)\b/,
  text: 'Para la cotización necesitamos saber: 1. Qué quieres contratar (contabilidad, impuestos, nómina) y desde cuándo. 2. Cuántas facturas de venta y de compra hay al mes, y cuántas cuentas de banco. 3. Cuántos empleados, y en qué ciudades o sedes. 4. Qué impuestos declaras y en qué municipios: con el RUT basta. 5. Si hay meses atrasados, y el último balance o la última declaración de renta, si los tienes.',
  rest: 'Mándalo por el formulario de la evaluación, que es gratuita y sin compromiso, o dilo por teléfono: una persona te da el valor por escrito.',
  base: (accounting: string, taxes: string, payroll: string) =>
    `Como base, más IVA: contabilidad desde ${accounting} al mes, impuestos desde ${taxes} al mes y nómina ${payroll}.`,
  perEmployee: (price: string) => `desde ${price} por empleado al mes`,
  ofPeople: (people: string, sum: string) =>
    `de ${people} empleados desde ${sum} al mes, antes del descuento por volumen`,
  changes:
    'El empalme con la firma de hoy lo hacemos nosotros, con una lista y un acta; empezamos entre 1 y 2 semanas después de firmar.',
} as const

/** Patterns for a business that gives its number of workers and asks for the firm's price, without naming a service. */
export const wholePrice = {
  asks: /\b(?:cuanto|precio|valor|cotiz\w+)\b.*\b(?:saldria\w*|costaria\w*|cobrarian|valdria|quedaria|sale|cuesta|vale|cobran|cobras|mes|propuesta|cotiz\w+)\b|\bcotiz\w+\b/,
  ofFirm: /\b(?:ustedes|uds|me cobrar?ian|me cobran|nos cobran|llevarme|llevarnos|con ustedes)\b/,
  business:
    /\b(?:negocio|restaurante|empresa|tienda|local|taller|almacen|cafeteria|panaderia|peluqueria|ferreteria|drogueria|consultorio|clinica|colegio|fabrica|constructora|transportadora|hotel|bar|sas|pyme)\b/,
  /** A message with one of these words asks about one service, so it gets no price for all services together. */
  other:
    /\b(?:nomina|contabilidad|contable|impuestos?|tributari\w+|revisor\w*|revisoria|auditor\w*|abogad\w+|renta|sancion\w*|multa\w*|dian|ugpp|liquid\w+|despid\w+|despedir|indemniz\w+|contratar|contrato|prima|cesantias|salario|minimo|constituir|crear|montar|marca|prestaciones|seguridad social|arl)\b/,
  delivers: /\b(?:entreg\w+|mandar\w*|enviar\w*|documentos|papeles|pasarles|darles)\b/,
  text: (people: string, accounting: string, taxes: string, payroll: string, all: string) =>
    `Para un negocio con ${people} empleados, como base y más IVA: contabilidad desde ${accounting} al mes, impuestos desde ${taxes} al mes y nómina desde ${payroll} al mes. Los tres juntos parten de ${all} al mes, antes del descuento por volumen de la nómina.`,
  ask: 'Pedir la evaluación gratuita',
  compare: 'Comparar servicios y precios',
  rest: 'Si ya tienes resuelta una parte, se toma solo lo que falte. El valor exacto depende de cuántas facturas, bancos y sedes tienes: la evaluación es gratuita y la propuesta llega por escrito.',
  delivered:
    'Cada mes nos entregas facturas de venta y de compra, extractos del banco, y las novedades de nómina (ingresos, retiros, horas extra, incapacidades). Se suben al portal, también con foto desde el celular, y te decimos qué falta.',
} as const

const between =
  '(?:ustedes|uds|de|del|por|en|para|el|la|las|una|mi|mis|me|nos|que|tiene|hacer\\w*|haga\\w*|presentar\\w*|elaborar\\w*|ayudar\\w*|preparar\\w*|servicio|asesoria|a|con|su|sus)'

/** Matches «declaración» alone or «declaración de renta», but not the return of another tax such as IVA. */
const declaration = String.raw`declaracion(?:es)?(?: de (?:la )?renta\b|(?! de| del| en| tarde| atras\w+))`

/** Patterns for a message that asks for the price of an income return, even if it also tells a story. */
export const incomePrice = {
  asks: new RegExp(
    String.raw`\b(?:cuanto (?:me |nos |le )?(?:cobran?|cobrarian|cuesta|vale|valdria|costaria|sale|saldria)(?: ${between})* (?:${declaration}|(?:la )?renta)|(?:precio|valor|tarifa|costo|honorarios|coti[sz]\w+)(?: ${between})* ${declaration})\b`,
  ),
  /** Matches «qué papeles necesito»; the answer about the price also says which papers are needed. */
  papers:
    /\b(?:que|cuales) (?:papeles|documentos|soportes|cosas)\b|\bque (?:les |tengo que |debo |hay que |me toca )?(?:llev\w+|mand\w+|yev\w+|yeb\w+|entreg\w+|piden|necesit\w+)\b/,
  /** A message with one of these words asks about something else: a tax, a penalty or a company's return. */
  other:
    /\b(?:sancion\w*|multa\w*|tarde|atrasad\w*|retien\w+|retenc\w+|impuesto|topes?|debo|tengo que|obligad\w+|toca|sociedad\w*|sas|s a s|empresas?|negocio|juridicas?|renta de (?:un|una|el|la|mi) (?:local|apart\w+|apto|casa|oficina|bodega)|corregir|correccion|intereses|cuando|vence|plazo)\b/,
  text: [
    'Para una persona natural se cobra una vez al año y no tiene tarifa mensual: el valor depende de tus ingresos (sueldo, arriendos, inversiones), tus bienes y tus soportes. Con lo que cuentas te damos el precio por escrito antes de empezar.',
    'Ten a mano el RUT, la declaración del año pasado, certificados de ingresos, bancos e inversiones, y el predial o las escrituras de cada inmueble. La evaluación inicial es gratuita.',
  ],
  links: [{ href: contactHref('asesoria-tributaria'), label: 'Contar mi caso' }, call, incomeLink],
} as const

/** Patterns for a message that asks for the price of an audit, and a sentence about what the price depends on. */
export const auditPrice = {
  asks: /\b(?:cuanto (?:me |nos )?(?:cobra\w*|cuesta|costaria|vale|valdria|sale|saldria|seria|es)|que (?:vale|cuesta|precio|valor)|precios?|valor|tarifas?|coti[sz]\w+|presupuesto|honorarios)\b/,
  names: /\b(?:auditorias?|auditar\w*|auditen)\b/,
  other:
    /\b(?:revisor\w*|beneficio de auditoria|auditoria de (?:la )?dian|dian|demora\w*|tarda\w*|obligad\w+|obligatori\w+|diferencia|multa\w*|sancion\w*|despach\w+|robo|rob\w+|socio|forense|iso|calidad|sistemas|medica|energetica)\b/,
  depends:
    'Con eso la cotizamos exacta: los ingresos y activos del último año, cuántas sedes y cuentas bancarias hay, para quién es el informe (junta, banco, secretaría, donante) y para cuándo. En un colegio, también alumnos y empleados; en un conjunto, unidades y presupuesto. Una financiera estándar toma de 3 a 8 semanas, y el valor va por escrito antes de empezar.',
} as const
