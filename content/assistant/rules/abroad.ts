import { contactHref } from '../../contact-topics'
import { inPesos, uvtBefore } from '../../legal-figures'
import { call, incomeLink } from '../reply-links'
import type { Rule } from '../rules'

const write = { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' } as const
const limits = `1.400 UVT o más (${inPesos(1_400 * uvtBefore.value)}) de ingresos, o pasó ese monto en consignaciones, compras o tarjeta, o 4.500 UVT de patrimonio`

export const rules: readonly Rule[] = [
  {
    topic: 'Trabajo para una empresa de afuera, ¿cómo tributo?',
    asked: `trabajo para una empresa de estados unidos desde medellin como pago impuestos`,
    when: [
      /\b(?:trabajo|presto servicios|freelanc\w*|me pagan|me contrat\w+|remoto|teletrabajo|cobro)\b/,
      /\b(?:exterior|afuera|extranjer\w+|estados unidos|usa|espana|miami|dolares|euros|paypal|payoneer|wise|otro pais|upwork)\b/,
      /\b(?:impuestos?|declar\w+|pago|tribut\w+|renta|seguridad social|pension|salud|como hago)\b/,
    ],
    not: /\b(?:iva|factur\w+|emplead\w+ (?:en|de) colombia|vivo en (?:espana|estados unidos|chile|mexico|otro)|contratar|sucursal)\b/,
    text: [
      `Si vives aquí más de 183 días en un año eres residente fiscal y declaras lo que ganas en todo el mundo (E.T., art. 10), aunque te paguen por Wise, PayPal o Payoneer y no traigas la plata. Cada pago se pasa a pesos con la TRM de su día (art. 288). Declaras por ${uvtBefore.year} si el año sumó ${limits}. No te retienen, así que guarda plata para el impuesto.`,
      'En orden: 1. RUT con tu actividad. 2. Guarda contrato, extractos y comprobantes de cada pago. 3. Cotiza salud y pensión como independiente sobre el 40% del ingreso mensual, y no menos de un salario mínimo (Ley 2277 de 2022, art. 89). 4. El servicio que solo se usa afuera puede ser exportación exenta de IVA con contrato escrito (E.T., art. 481, literal c). 5. Si allá te retuvieron, se puede descontar (art. 254), y con España hay convenio. En la declaración va como renta de trabajo; con tu contrato un tributarista te dice cuánto apartar cada mes.',
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: 'Soy extranjero y quiero comprar una propiedad',
    asked: `soy frances y quiero comprar un apartamento en colombia`,
    when: [
      /\b(?:extranjer\w+|frances\w*|aleman\w*|gring\w+|americano|italian\w+|canadiense|espanol|ingles|mexicano|venezolan\w+|visa|pasaporte)\b/,
      /\b(?:comprar|compro|compre|invertir|inversion)\b/,
      /\b(?:apartamento|apto|casa|finca|lote|propiedad|inmueble|local|bien)\b/,
    ],
    text: [
      'Un extranjero puede comprar inmuebles en Colombia con su pasaporte, sin vivir aquí. Lo importante: 1. Trae la plata por un banco o comisionista y registra la inversión extranjera ante el Banco de la República al entrar, para poder sacarla después. 2. Pide certificado de tradición y un estudio de títulos. 3. Promesa, escritura en notaría y registro. 4. Saca NIT o RUT: lo piden para la escritura y el predial.',
      'Impuestos: notariales y de registro al comprar, predial cada año, y renta en Colombia si la arriendas, si la vendes o si pasas los topes de patrimonio. Si entras y te quedas más de 183 días eres residente fiscal (E.T., art. 10). Un abogado del equipo revisa títulos y registro antes de que gires.',
    ],
    links: [{ href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' }, call],
  },
  {
    topic: 'Vivo fuera de Colombia, ¿declaro aquí?',
    asked: `soy colombiano y vivo en espana declaro en colombia, cuanto impuesto pago si vendo mi apartamento y vivo en el exterior`,
    when: [
      /\b(?:vivo|vivi\w+|resid\w+|estoy|me (?:fui|vine|mude)|migr\w+|emigr\w+)\b/,
      /\b(?:espana|estados unidos|usa|chile|mexico|canada|exterior|afuera|fuera|otro pais|europa|panama|alemania)\b/,
      /\b(?:declar\w+|impuestos?|renta|dian|obligad\w+)\b/,
    ],
    not: /\b(?:trabajo para|me pagan de|desde (?:medellin|bogota|colombia|cali)|en colombia hace)\b/,
    text: [
      `Depende de tu residencia fiscal, no de tu cédula. No eres residente si estuviste en Colombia 183 días o menos en 365 y tu familia, ingresos y bienes no están sobre todo aquí; los colombianos pueden serlo también por eso (E.T., art. 10). Residente: declaras lo de todo el mundo, si pasas los topes (${limits}). No residente: solo lo de fuente colombiana, como un arriendo, un salario de aquí o una venta, y ni eso si ya te retuvieron todo lo que manda la ley (art. 592).`,
      'Ten a mano: fechas de entrada y salida, certificado de residencia fiscal del otro país (evita pagar dos veces donde hay convenio, como España, Chile, México o Canadá), lo que tienes y lo que recibes aquí. Desde afuera se declara por internet con firma electrónica o con un apoderado. Un tributarista revisa tus días contigo.',
    ],
    links: [incomeLink, write, call],
  },
]
