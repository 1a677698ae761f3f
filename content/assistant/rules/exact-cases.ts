import { contactHref } from '../../contact-topics'
import { inPesos, minimumPenaltyInPesos, uvt, uvtBefore, uvtByYear, uvtInPesos } from '../../legal-figures'
import { idleClosing } from '../idle-company'
import { call, incomeLink, lateLink, lawyer, whatsapp } from '../reply-links'
import type { Rule } from '../rules'

const payroll = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' } as const

const years = [2022, 2023, 2024, 2025].flatMap((year) => uvtByYear[year] ?? [])
const incomeLimits = years.map(({ year, value }) => `${inPesos(1_400 * value)} en ${year}`).join(', ')
const minimum = Math.round((10 * uvt.value) / 1_000) * 1_000

const foods =
  'arepas?|empanadas?|tamal(?:es)?|lechonas?|postres?|tortas?|galletas?|helados?|jugos?|almuerzos?|desayunos?|comidas?|hamburguesas?|perros calientes|pizzas?|alitas|sandwich\\w*|pasteles|dulces|panes|reposteria|pasteleria|salchipapas'
const sells =
  /\b(?:vend(?:o|emos|e|er|iendo)|cocin(?:o|amos|ando)|prepar(?:o|amos|ando)|hago|hacemos|emprend\w+|negoci\w+)\b/
const limits = `Renta: 1.400 UVT de ingresos, consignaciones, compras o tarjeta (${inPesos(1_400 * uvtBefore.value)} por ${uvtBefore.year}; ${inPesos(1_400 * uvt.value)} por ${uvt.year}) o 4.500 UVT de patrimonio bruto (E.T., arts. 592 y 594-3); cuenta todo lo vendido, antes de insumos y de lo que cobra la aplicación.`
const registered = (activity: string) =>
  `El RUT, sí: quien recibe ingresos por su cuenta se inscribe (E.T., art. 555-2). Pagar impuestos, no por eso solo: depende de cuánto vendas. Sacarlo es gratis en www.dian.gov.co, con tu cédula y la actividad de ${activity}.`
const apart =
  'Aparte van el ICA de tu municipio y, si es tu negocio habitual, la matrícula en la Cámara de Comercio. Escríbeme cuánto vendes al mes y te digo qué te toca.'
const withSales =
  /\d{6,}|\bmill\w+|\bpalos\b|\bsas\b|\bsociedad\b|\bempresa\b|\bemplead\w+|\bcancel\w+|\bcerr\w+|\bsimple\b|\bmulta\w*|\bsancion\w*/
const delivers =
  /\b(?:rappitender[oa]s?|soy (?:domiciliari[oa]|repartidor\w*)|reparto|trabajo (?:en|con|de|para) (?:rappi|didi|ifood|domicili\w+))\b/

/** These answers are found only by their patterns, because single words of a message suggest other answers. */
export const rules: readonly Rule[] = [
  {
    topic: 'No me llega el correo para renovar la firma de la DIAN',
    when: [
      /\bfirma(?:s)? (?:electronicas?|digital(?:es)?|(?:de|en) la dian|dian)\b|\binstrumento de firma\b/,
      /\b(?:no (?:me |nos )?(?:ha |estan? |quiere )?(?:lleg\w+|entr\w+|mandan?|envian?)|nunca (?:me )?lleg\w+|nada que (?:me )?lleg\w+|no (?:tengo|existe|uso|manejo|abre|puedo entrar)|ya no|otro correo|correo (?:viejo|anterior|antiguo|equivocado|malo|errado|cerrado))\b/,
      /\b(?:correo|email|gmail|hotmail|codigo|clave|enlace|mensaje)\b/,
    ],
    not: /\b(?:portal de ustedes|su portal|contrato|contador\w* (?:anterior|tiene|cambio)|representante anterior|cuanto (?:me |nos )?cobran|factura\w*|certificado laboral|carta)\b/,
    text: [
      'Con calma: la clave para renovarla llega solo al correo que está en tu RUT. 1. Mira en «no deseados» y comprueba en el RUT que el correo sea tuyo y esté bien escrito; luego pide la clave otra vez. 2. Si ese correo es otro o ya no existe, primero se actualiza el RUT: pide turno en www.dian.gov.co, en un punto o virtual, con tu documento. 3. Con el correo nuevo, entra y renueva la firma. Todo es gratis.',
      'Si entras y sigue sin llegar, llama a la línea de la DIAN. Si algo se te vence en estos días, llámanos ya, guarda la pantalla con la fecha y la hora y presenta apenas puedas. No le des la clave a nadie.',
    ],
    links: [call, { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' }],
  },
  {
    topic: 'La DIAN dice que no declaré renta',
    when: [
      /\bdian\b/,
      /\b(?:correo|mensaje|carta|comunicacion|aviso|oficio|llamada|llamaron|escribio|llego|dice\w*|diciendo)\b/,
      /\b(?:no (?:he |hemos )?(?:declar\w+|present\w+)|omis[oa]\w*|sin declarar|falt\w+ (?:la|mi) (?:renta|declaracion))\b/,
      /\b(?:renta|declaracion)\b/,
    ],
    not: /\b(?:emplaza\w*|ugpp|sas|empresa (?:mia|que tengo)|mi empresa|sociedad|iva|retencion|exogena|embarg\w+|requerimiento especial|pliego|ya (?:la )?(?:present|declar)\w+|si la (?:present|declar)\w+|cuant[oa] (?:es|sale|seria|me sale) (?:la )?(?:multa|sancion))\b/,
    text: [
      'Con calma: eso solo no es una multa, y puede ser verdad o un engaño. Mira primero si es real: no abras enlaces ni pagues desde el mensaje. La DIAN escribe desde @dian.gov.co, y lo que de verdad envió lo ves entrando tú a www.dian.gov.co, que también muestra lo que otros reportaron de ti en ese año.',
      `Después, si te tocaba: también quien solo es empleado declara si pasó uno de los topes del año: 1.400 UVT de ingresos, consignaciones, compras o tarjeta (${incomeLimits}) o 4.500 UVT de patrimonio bruto (E.T., arts. 592 y 593). La plata de otros que pasó por tu cuenta cuenta para el tope de consignaciones (art. 594-3).`,
      `Si pasaste alguno, preséntala ya, antes de un emplazamiento: 5% del impuesto por mes o fracción (art. 641), no menos de ${minimumPenaltyInPesos} (art. 639), con intereses; puede reducirse (art. 640). Si no pasaste ninguno, se responde con los certificados y extractos. Si ya abriste el enlace o pagaste, cambia tus claves y avisa a tu banco. Una persona lo mira contigo.`,
    ],
    links: [incomeLink, call, whatsapp],
    calms: true,
  },
  {
    topic: 'Me descuentan salud y pensión y no las pagan',
    when: [
      /\bme (?:lo |los |la |las )?(?:descuent\w+|descont\w+|quit\w+)\b|\bdescuento en (?:el|mi) (?:desprendible|pago|sueldo)\b/,
      /\b(?:salud|pension|eps|seguridad social|aportes|planilla|pila|fondo)\b/,
      /\b(?:mora|no (?:me |los |las |lo |la |han |ha |estan? |aparec\w+ )*(?:pag\w+|consign\w+|report\w+|gir\w+)|no aparec\w+|sin pagar|deben?)\b/,
    ],
    not: /\b(?:mis? emplead\w+|mi trabajador\w*|tengo (?:un|una|dos|tres) emplead\w+|independiente|contratista|cuanto (?:me |nos )?cobran|no me (?:ha |han )?pag\w+ (?:la |el |mi |las |los )?(?:quincena|sueldo|salario|horas|prima|liquidacion|mes|vacaciones))\b/,
    text: [
      'Responde tu empleador: tiene que pagar su parte y la tuya, y los intereses de la demora son de él (Ley 100 de 1993, arts. 22 y 23). Lo que ya te descontaron no se te cobra otra vez, y esos meses no los pagas tú.',
      'Ahora: 1. Guarda los desprendibles con el descuento y baja de tu EPS y de tu fondo el reporte de meses en mora. 2. Pide por escrito a la empresa que pague, con fecha, y las planillas. 3. Si no lo hace, avisa a la EPS y al fondo, que deben cobrarle, y denuncia en la UGPP (www.ugpp.gov.co); el Ministerio del Trabajo orienta gratis. 4. Si te niegan la atención en salud, un juez puede ordenarla con una tutela.',
      'Nosotros llevamos la contabilidad y la nómina de empresas y también la renta de personas, pero no los reclamos de trabajadores; si eres de la empresa, una persona de nómina pone los meses al día.',
    ],
    links: [call, lawyer],
  },
  {
    topic: 'Vendo comida por redes o aplicaciones, ¿saco RUT y pago impuestos?',
    when: [
      sells,
      new RegExp(`\\b(?:${foods})\\b`),
      /\brut\b/,
      /\b(?:impuestos?|pag(?:ar|o|amos|ando)|declar\w+|obliga\w*|renta|dian|toca|sacar\w*)\b/,
    ],
    not: new RegExp(`${withSales.source}|${delivers.source}`),
    text: [
      registered('comidas preparadas'),
      `${limits} Impuesto al consumo (8%): no, si eres persona natural, vendes menos de 3.500 UVT al año${uvtInPesos(3_500)} y tienes un solo local (art. 512-13); sin él y sin IVA tampoco toca, en general, la factura electrónica (DUR 1625 de 2016, art. 1.6.1.4.3).`,
      apart,
    ],
    links: [incomeLink, call, whatsapp],
  },
  {
    topic: 'Vendo por redes o aplicaciones, ¿saco RUT y pago impuestos?',
    when: [
      sells,
      /\b(?:instagram|whatsapp|facebook|marketplace|tiktok|redes|internet|mercado ?libre|rappi|por catalogo)\b/,
      /\brut\b/,
      /\b(?:impuestos?|pag(?:ar|o|amos|ando)|declar\w+|obliga\w*|renta|dian)\b/,
    ],
    not: new RegExp(
      `${withSales.source}|${delivers.source}|\\b(?:cursos?|contenido|publicidad|servicios|asesor\\w+|import\\w+|export\\w+|exterior|dolares)\\b`,
    ),
    text: [
      registered('lo que vendes'),
      `${limits} IVA y factura electrónica, en general, no mientras vendas menos de 3.500 UVT al año${uvtInPesos(3_500)} (art. 437, parágrafo 3).`,
      apart,
    ],
    links: [incomeLink, call, whatsapp],
  },
  {
    topic: 'Reparto por una aplicación, ¿saco RUT y declaro?',
    when: [
      /\b(?:rappi\w*|domiciliari[oa]s?|repartidor(?:a|es)?|didi food|ifood|pedidos ?ya)\b/,
      /\b(?:rut|declar\w+|renta|dian|impuestos?|factur\w+)\b/,
    ],
    not: /\b(?:vend(?:o|emos|e|er|iendo|imos)|cocin\w+|prepar(?:o|amos)|emprend\w+|mis? (?:productos?|comidas?|tienda|local)|arepas?|empanadas?|postres?|tortas?|instagram|tengo (?:un |una |dos )?(?:domiciliari|repartidor|restaurante)\w*|mi (?:restaurante|negocio|domiciliario)|contrat\w+ (?:un|una|a)|\d{6,}|mill\w+|palos|comision|comisiones|iva de)\b/,
    text: [
      'RUT, sí: quien recibe ingresos por su cuenta se inscribe (E.T., art. 555-2). Es gratis en www.dian.gov.co, con tu cédula y la actividad de mensajería o domicilios, y sacarlo no obliga por sí solo a pagar.',
      `Renta, solo si pasas un tope del año: 1.400 UVT de ingresos, consignaciones, compras o tarjeta (${inPesos(1_400 * uvtBefore.value)} por ${uvtBefore.year}; ${inPesos(1_400 * uvt.value)} por ${uvt.year}) o 4.500 UVT de patrimonio bruto. Cuenta todo lo que te paga la aplicación, antes de gasolina y comisiones. IVA y factura electrónica, en general, no mientras vendas menos de 3.500 UVT al año${uvtInPesos(3_500)} (art. 437, parágrafo 3).`,
      'La salud y la pensión son aparte: con la Ley 2466 de 2025 se comparten con la aplicación, y desde cuándo está por confirmar. Escríbeme cuánto recibes al mes y te hago la cuenta.',
    ],
    links: [incomeLink, payroll, call],
  },
  {
    topic: 'Empresa quieta: ¿cuánto cuesta cerrarla?',
    when: [
      /\b(?:quiet[ao]|parada|inactiv[ao]|sin (?:ventas|movimientos?|actividad|operar|operaciones|facturar|usar|hacer nada)|no (?:opera|vende|factura|funciona|se usa)|nunca (?:opero|vendio|facturo|funciono|se uso)|(?:nunca|no|jamas) (?:ha |se )?(?:tuvo|tuvimos|tenido|tiene|hubo) (?:ningun )?(?:movimientos?|ventas|actividad|ingresos|operaciones))\b/,
      /\b(?:cerrar(?:la)?|cierro|cerramos|cancelar(?:la)?|cancelo|liquidar(?:la)?|liquido|acabar(?:la)?)\b/,
      /\b(?:empresa|sas|s a s|sociedad|ltda|limitada|compania)\b/,
      /\b(?:pag\w+|cuant[oa]|cuesta|vale|deb[eo]\w*|multa\w*|sancion\w*)\b/,
    ],
    not: /\b(?:cuenta bancaria|emplead\w+|factura electronica|iva de|portal|cuanto (?:me |nos )?cobran)\b/,
    text: [
      idleClosing.general(minimumPenaltyInPesos, inPesos(4 * minimum), uvt.year),
      idleClosing.besides,
      idleClosing.order,
    ],
    links: [call, lateLink, lawyer],
  },
]
