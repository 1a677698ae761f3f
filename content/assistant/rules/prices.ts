import { contactHref } from '../../contact-topics'
import { inPesos } from '../../legal-figures'
import { startingPrice, type ServiceSlug } from '../../services'
import { catalogue } from '../catalogue'
import { call, evaluation, whatsapp } from '../reply-links'
import type { Rule } from '../rules'

const from = (slug: ServiceSlug) => inPesos(startingPrice(slug))
const prices = { href: '#servicios', label: 'Comparar servicios y precios' } as const

const named: readonly (readonly [ServiceSlug, RegExp])[] = [
  ['asesoria-tributaria', /\b(?:tributari\w+|impuestos?)\b/],
  ['asesoria-nomina', /\bnomina\b/],
  ['asesoria-legal', /\b(?:legal|juridic\w+|abogad\w+)\b/],
  ['revisoria-fiscal', /\brevisori?\w*\b/],
  ['auditoria-externa', /\bauditori\w+\b/],
]

const included: readonly Rule[] = named.map(([slug, words]) => ({
  topic: `¿Qué incluye la ${slug}?`,
  when: [/\b(?:que (?:me )?(?:incluye\w*|trae|cubre|hacen|entregan)|en que consiste|incluye\w*)\b/, words],
  not: /\b(?:contable|contabilidad|contrato|plan|mensualidad|contrato|iva|aparte|factura|precios?)\b/,
  text: [
    `${catalogue[slug].answer} Incluye: ${catalogue[slug].includes.join('; ')}.`,
    `Vale desde ${from(slug)}${slug === 'asesoria-nomina' ? ' por empleado al mes' : slug === 'asesoria-legal' ? ' por hora' : slug === 'auditoria-externa' ? ' por proyecto' : ' al mes'}, más IVA. Los demás servicios van aparte, cada uno con su precio.`,
  ],
  links: [{ href: `/servicios/${slug}`, label: 'Ver el servicio' }, evaluation, call],
}))

const ofThree = (people: number): number => {
  return (
    startingPrice('asesoria-contable') +
    startingPrice('asesoria-tributaria') +
    startingPrice('asesoria-nomina') * people
  )
}
export const ours = true

export const rules: readonly Rule[] = [
  {
    topic: '¿Cuánto cuesta una certificación de ingresos o sacar el RUT?',
    asked: `cuanto vale el certificado de ingresos firmado por contador, precio de una certificacion de ingresos, cuanto cobran por sacar el rut, cuanto cuesta sacar el rut, que vale una certificacion de contador`,
    when: [
      /\b(?:cuanto (?:\w+ )?(?:cobran?|vale|cuesta|valdria)|precio|valor|tarifa)\b/,
      /\bcertificad?\w* (?:de ingresos|de contador)\b|\b(?:sac\w+|tramit\w+|hac\w+) (?:el |mi )?rut\b/,
    ],
    not: /\b(?:sancion|multa|sas|empresa nueva|matricula|retenciones|demora\w*|tarda\w*)\b/,
    text: [
      'La certificación de ingresos la firma un contador público después de ver tus soportes: extractos, facturas o declaraciones. Se contrata solo ese trabajo, sin mensualidad ni tarifa fija: dinos para qué entidad es y de qué meses, y te damos el valor por escrito antes de empezar.',
      'El RUT es gratis: lo sacas en www.dian.gov.co con tu documento y tu correo, y no hay que pagarle a nadie por el formulario. Si quieres que lo hagamos contigo, va en la misma cotización.',
    ],
    links: [evaluation, call, whatsapp],
  },
  {
    topic: '¿Cuánto cobran por un trabajo puntual?',
    asked: `como registro mi marca y cuanto vale, cuanto cobran por hacer la exogena, cuanto cobran por el registro de marca`,
    when: [
      /\b(?:cuanto (?:cobran?|vale|cuesta|valdria)|precio|valor|tarifa)\b/,
      /\b(?:requerimiento|exogena|certificacion de ingresos|corregir|correccion|declaracion de iva|rut|devolucion|registro de marca|marca|revisar un contrato|tramite|balance)\b/,
    ],
    not: /\b(?:sancion|multa|sas|empresa nueva|matricula|dian cobra|camara|demora\w*|tarda\w*)\b/,
    text: [
      `Se puede contratar solo ese trabajo, sin mensualidad. No tiene tarifa fija: depende del año, el volumen de datos y lo que falte, y te damos el valor por escrito antes de empezar. Como referencia, más IVA: la asesoría tributaria mensual va desde ${from('asesoria-tributaria')} e incluye exógena y respuesta a requerimientos; la legal, desde ${from('asesoria-legal')} por hora (a la marca se suma la tasa de la SIC). La evaluación es gratuita.`,
      'Para cotizar rápido manda: qué es, el año, el documento o el RUT, y para cuándo. Si es una carta de la DIAN, di primero el día en que te llegó: el plazo manda.',
    ],
    links: [evaluation, call, whatsapp],
  },
  {
    topic: '¿Puedo pagar con tarjeta o en cuotas?',
    asked: `puedo pagar con tarjeta de credito`,
    when: [
      /\b(?:tarjeta|cuotas|efectivo|transferencia|pse|nequi|link de pago|medios? de pago)\b/,
      /\b(?:pago|pagar(?:les)?|pagarlo|reciben|aceptan)\b/,
    ],
    not: /\b(?:dian|renta|declar\w+|impuesto\w*|emplead\w+|sueldo|iva|multa|consign\w+ a un|estafa|camara|predial|pila|un cliente|clientes me|nomina|salario|me pagan)\b/,
    text: [
      'Los medios y las fechas de pago van en la propuesta: qué se recibe (transferencia, tarjeta, cuotas) te lo confirma una persona antes de empezar, junto con el valor; aquí no lo sé con certeza. Ya como cliente, cada cobro está en «Honorarios» del portal.',
      'Paga solo a la cuenta de la empresa que sale en la factura, nunca a un Nequi personal; si recibes otros datos, llámanos antes.',
    ],
    links: [call, { href: '/contacto', label: 'Escribir al equipo' }],
  },

  {
    topic: '¿Por qué cuestan más que otro?',
    asked: `por que ustedes son mas caros que mi contador que me cobra 200 mil`,
    when: [
      /\b(?:mas caros?|caro|caros|mas barato|cobra (?:menos|la mitad|\d+)|me cobra|por que cobran)\b/,
      /\b(?:ustedes|mi contador\w*|otro contador|otr\w+|\d+ ?mil|\d{6})\b/,
    ],
    not: /\b(?:dian|banco|camara|multa|factur\w+ electronica)\b/,
    text: [
      `La contabilidad parte de ${from('asesoria-contable')} al mes, más IVA: por menos no la llevamos completa. Compara lo que incluye, no solo el valor: trae registro y conciliación de cada mes, estados financieros con una página que los explica, reunión mensual, portal con tus documentos y un equipo (contador, tributarista, nómina y abogado), con quien firma y su tarjeta a la vista. Los impuestos van aparte y recibes cada borrador 5 días hábiles antes.`,
      'Si hoy pagas menos y te entregan lo mismo, a tiempo y con soportes, puede que no necesites cambiar. Pregúntale a quien te atiende: ¿concilia bancos cada mes?, ¿cuándo te da los balances?, ¿quién responde una carta de la DIAN? Si quieres, la evaluación gratuita te dice qué falta, y se puede contratar solo una parte.',
    ],
    links: [evaluation, prices, call],
  },
  {
    topic: '¿Cobran extra si me paso de facturas?',
    asked: `si me paso del numero de facturas del plan me cobran extra`,
    when: [
      /\b(?:paso|pasarme|excedo|mas facturas|aumenta\w*|crezco|sub\w+)\b/,
      /\b(?:plan|facturas|movimientos|documentos|tarifa|precio)\b/,
      /\b(?:extra|cobran|adicional\w*|mas caro|sube\w*|ajust\w+)\b/,
    ],
    not: /\b(?:dian|tope|uvt|iva)\b/,
    text: [
      'La propuesta dice el alcance (cuántos documentos, bancos, empleados y sedes) y el valor de ese alcance. Si un mes te pasas un poco no cambia el precio por sorpresa: cualquier ajuste se habla y se acepta por escrito antes de cobrarlo. Pregunta en la evaluación cómo queda para tu caso, con tus meses de más ventas, y que quede en el contrato.',
    ],
    links: [evaluation, { href: '/servicios/asesoria-contable', label: 'Ver asesoría contable' }, call],
  },
  {
    topic: '¿Cuánto vale todo junto?',
    asked: `necesito cotizacion para contabilidad impuestos y nomina de 12 empleados empresa de transporte, necesito cotizacion de contabilidad impuestos y nomina, cuanto vale contratar los tres servicios juntos, precio de contabilidad nomina e impuestos para una empresa con empleados, me cotizan todo, cuanto cobran por el paquete completo, presupuesto de contabilidad y nomina`,
    when: [
      /\b(?:cotiz\w+|presupuesto|cuanto (?:vale|cuesta|cobran|sale|seria)|precio\w*)\b/,
      /\bcontabilidad\b|\bcontable\b/,
      /\bnomina\b/,
    ],
    not: /\b(?:software|programa|incluye|aparte|electronica|revisor\w*)\b/,
    text: [
      `Como base, más IVA: contabilidad desde ${from('asesoria-contable')} al mes, impuestos desde ${from('asesoria-tributaria')} al mes y nómina desde ${from('asesoria-nomina')} por empleado al mes, con descuento por volumen. Con 12 empleados, por ejemplo, la nómina parte de ${inPesos(startingPrice('asesoria-nomina') * 12)}, y los tres servicios, de ${inPesos(ofThree(12))} al mes antes del descuento.`,
      'El valor final depende de cuántas facturas, bancos y sedes tienes. Para la cotización escribe: actividad, ciudad, ventas y facturas al mes, empleados, programa contable y desde cuándo. La evaluación es gratuita y la propuesta llega por escrito.',
    ],
    links: [evaluation, prices, call],
  },

  {
    topic: '¿Los precios llevan IVA?',
    asked: `los precios tienen iva incluido, hay clausula de permanencia o me puedo ir cuando quiera y los precios son mas iva`,
    when: [
      /\b(?:precios?|tarifas?|valor(?:es)?|cobran|honorarios|mensualidad|cuesta|vale)\b/,
      /\biva\b/,
      /\b(?:mas (?:el )?iva|incluy\w+|incluid\w+|con iva|sin iva|iva (?:incluido|aparte)|tienen iva|llevan iva|aparte)\b/,
    ],
    not: /\b(?:descontable|descont\w+|del abogado|de un abogado|de un contador|los servicios|factura de|un producto|productos|mi|cliente|vendo|le cobro|cobro|base|cuenta de cobro|\d{4,})\b/,
    text: [
      `Son más IVA: los precios del sitio se muestran sin él y al lado sale el total con el 19%. Por ejemplo, la contabilidad desde ${from('asesoria-contable')} son ${inPesos(startingPrice('asesoria-contable') * 1.19)} con IVA. Si tu empresa es responsable de IVA y el gasto es del negocio, ese IVA se puede descontar.`,
    ],
    links: [prices, evaluation],
  },
  ...included,
  {
    topic: '¿Cuánto vale llevar una contabilidad pequeña?',
    asked: `cuanto cobran por llevarle la contabilidad a una empresa pequenita como 30 facturas al mes`,
    when: [
      /\b(?:cuanto|precio|valor|cobran|vale|cuesta)\b/,
      /\b(?:contabilidad|libros|llevar(?:le|me|nos)? la)\b/,
      /\b(?:pequen\w+|facturas|chiquit\w+|microempresa|emprendimiento|tienda|negocio|movimientos|al mes)\b/,
    ],
    not: /\b(?:atrasad\w+|nomina|renta|revisor\w*|auditor\w*|software|programa)\b/,
    text: [
      `La asesoría contable cuesta desde ${from('asesoria-contable')} al mes, más IVA. Ese es el piso, y es el punto de partida de una empresa pequeña; el valor final depende del número de facturas, bancos, empleados y sedes, y de si hay meses atrasados.`,
      `Los impuestos van aparte (asesoría tributaria, desde ${from('asesoria-tributaria')} al mes) y la nómina también (desde ${from('asesoria-nomina')} por empleado). El valor exacto te lo damos por escrito después de la evaluación, que es gratuita y sin compromiso.`,
    ],
    links: [
      evaluation,
      { href: '/servicios/asesoria-contable', label: 'Ver asesoría contable' },
      { href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' },
      call,
    ],
  },
  {
    topic: '¿Cobran por hora o por mes?',
    asked: `cobran por hora o por mes`,
    when: [/\b(?:por hora|por mes|mensual\w*|por proyecto|anual|por horas)\b/, /\bcobran\b/],
    not: /\bcuanto (?:me )?cobran por (?:la |una |hacer |llevar )/,
    text: [
      `Depende del servicio: contabilidad, impuestos y revisoría fiscal, por mes; nómina, por empleado al mes; legal, por hora (desde ${from('asesoria-legal')}) o en paquete mensual; auditoría, por proyecto; la renta de una persona, una vez al año. Todo más IVA, con el valor por escrito antes de empezar y sin permanencia.`,
    ],
    links: [prices, evaluation, call],
  },
  {
    topic: '¿Hacen descuentos?',
    asked: `tienen tarifas especiales para fundaciones, descuento para entidades sin animo de lucro, precio especial para emprendedores, hacen rebaja si somos varios, tienen algun plan economico para emprendedores, hacen descuento si pago el ano completo, hacen descuento, hay descuento, rebaja, cobran la primera consulta, cobran la consulta, esta muy caro para mi, tienen algo mas economico para un negocio chiquito, por que cobran tan caro, el otro contador me cobra la mitad, quien es el contador mas barato, cual es el mas economico de los contadores, conocen un contador barato, tienen plan para emprendedores, soy estudiante me hacen descuento, cobran por la consulta por telefono, busco algo que no me salga tan caro`,
    when: [
      /\b(?:descuento\w*|rebaja\w*|promocion|economic\w+|barat\w+|plan)\b/,
      /\b(?:emprend\w+|ano completo|anticipad\w+|pago|varios|nuev\w+|hacen|tienen|dan|adelantad\w+|estudiante\w*)\b/,
    ],
    not: /\b(?:dian|sueldo|salario|emplead\w+ (?:le|me)|declarar|multa|predial|vehiculo\w*|renta|factura\w*|cliente me|software|facturar|nomina incluye|retenc\w*|proveedor)\b/,
    text: [
      `La nómina tiene descuento por volumen y la primera evaluación es gratuita y sin compromiso. En lo demás no hay una tabla de descuentos: el precio se ajusta al alcance (contabilidad desde ${from('asesoria-contable')} al mes, más IVA), así que cuéntanos qué necesitas y te decimos qué se puede dejar fuera. Si quieres tomar varios servicios o pagar el año por anticipado, dilo al pedir la propuesta y ahí te responden.`,
      'Si apenas empiezas y vendes poco, puede bastarte una consulta o una asesoría puntual en vez de un plan mensual: cuéntanos cuánto vendes y qué te preocupa, y te decimos con franqueza si ya lo necesitas.',
    ],
    links: [evaluation, prices, call],
  },
]
