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
  asks: /\b(?:cuanto (?:me |nos )?(?:seria\w*|sale|saldria|cuesta|cobr\w+|vale|valdria|costaria|quedaria)|en cuanto|precio|tarifa|cotiz\w+|que valor)\b/,
  names: /\bnomina\b/,
  does: /\b(?:hacen|manejan|llevan|ofrecen|prestan|incluye\w*|se encargan|liquidan)\b/,
  other:
    /\b(?:contab\w+|contador\w*|impuestos?|tributari\w+|declar\w+|multas?|sancion\w*|ugpp|salario|sueldo|minimo|gan\w+|prima|cesantias|liquidacion\w*|despid\w+|despedir|indemniz\w+|descuento|por que|revisor\w*|auditor\w*|abogad\w+|programa|software|siigo|alegra|atrasad\w+|no (?:he|hemos) \w+)\b|\d{5,}/,
  yes: 'Sí, llevamos la nómina, también la electrónica que se transmite a la DIAN.',
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

/** Matches «declaración» alone or «declaración de renta», but no return of another tax. */
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
