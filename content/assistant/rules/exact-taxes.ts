import { contactHref } from '../../contact-topics'
import { inPesos, minimumPenaltyInPesos, uvt, uvtBefore, uvtInPesos } from '../../legal-figures'
import { texts as employing } from '../later/employing'
import { call, incomeLink, lateLink, write } from '../reply-links'
import type { Rule } from '../rules'

const ofServices =
  /\b(?:aseo|cafeteria|limpieza|vigilancia|seguridad privada|celad\w+|vigilantes?|temporal(?:es)?|cooperativas?|sindicatos?)\b/
const imports = /\b(?:aduan\w+|import(?:ad[oa]s?|acion\w*|amos|aron|ar|e|o)|nacionaliz\w+)\b/
/** Words of somebody who grows or sells berries, for whom «mora» is a fruit and not a delay. */
const berry =
  /\b(?:vend\w+|cultiv\w+|siembr\w+|sembr\w+|cosech\w+|produc\w+|compr\w+|kilos? de|cajas? de|canastillas? de|finca de|pulpa de|jugo de|mermelada de|helado de)\b(?: (?:de|la|mi|unas?|fresas?|lulo|y)){0,3} moras?\b|\bla mora (?:paga|lleva|tiene|causa|esta (?:gravada|excluida))\b|\bmoras? (?:y|o|,) (?:fresa|lulo|maracuya|uchuva|fruta)\w*/
const lateness =
  /\b(?:interes\w*|intereses|dian|deud\w+|deb[oe](?! (?:declarar|cobrar|facturar|presentar|registrar|sacar))|vencid\w+|atras\w+|en mora|tasa)\b/
const goods =
  /\b(?:papas?|yuca|platano|maiz|arroz|cafe|cacao|panela|leche|ganado|novillo|cerdos?|pollos?|huevos?|aguacates?|moras?|fresas?|tomates?|cebolla|frijol|zanahoria|carga|bulto|arroba)\b/
const ofBuilding = /\b(?:constru\w+|obras?|edific\w+|urbaniz\w+|remodel\w+|ingenier[oa]\w*)\b/

/** Matches an amount of pesos, as in «pagué 3 millones de iva». */
const amount = /\d{5,}|\b\d+ (?:mil|millon(?:es)?|palos)\b/
const customsVat =
  'La aduana lo liquida en la declaración de importación, sobre el valor en aduana de la mercancía más el arancel (E.T., art. 459).'
const customsCredit = (yes: string) =>
  `${yes}, si eres responsable de IVA y lo importado es costo o gasto de ventas gravadas o exentas (E.T., arts. 485, literal b, y 488): se resta en tu declaración de IVA. Si no eres responsable, o vendes solo excluido, es mayor costo; el de una máquina u otro activo fijo tampoco se resta ahí: va en su costo o, si es un activo productivo, como descuento en renta (art. 258-1).`
const customsPaper =
  'Guarda la declaración de importación con su pago: es tu soporte. Con ella un tributarista te dice en qué período lo restas.'
const importedVat = [
  imports,
  /\biva\b/,
  /\b(?:liquid\w+|pag(?:ue|o|amos|aron|ado)|cobr(?:o|aron)|descont\w+|descuent\w+)\b|\d+(?: millones| mil)? (?:pesos )?(?:de|por) iva\b/,
] as const
const otherImport =
  /\b(?:no import\w*|export\w+|servicios?|viajero|internet|amazon|casillero|cuant[oa]s?|zona franca|exent\w+|excluid\w+|sancion\w*|multa\w*)\b/

const ofFinancial = employing['¿Qué es el 4 por mil y cómo marco una cuenta exenta?'] ?? []

export const rules: readonly Rule[] = [
  {
    topic: '¿Cuál es la base de IVA de un servicio de aseo o vigilancia con AIU?',
    when: [/\baiu\b|\b(?:base (?:especial|gravable|del? iva)|iva (?:especial|sobre el))\b/, ofServices],
    text: [
      'Solo el AIU: el IVA del 19% va sobre el AIU (administración, imprevistos y utilidad), que no baja del 10% del valor del contrato, y no sobre el total. Es la regla de los servicios integrales de aseo y cafetería, de vigilancia autorizada, de las empresas de servicios temporales y de las cooperativas de trabajo asociado y los sindicatos en contrato sindical (E.T., art. 462-1).',
      'Esa misma base sirve para la retención en la fuente de renta y para los impuestos del municipio, como el ICA (parágrafo del art. 462-1). Pide al cliente que la aplique: la factura muestra el AIU aparte. Ejemplo: contrato de $ 10.000.000 con AIU del 10%, el IVA es el 19% de $ 1.000.000, o sea $ 190.000.',
      'Condiciones: la autorización o el registro al día y haber cumplido con salarios y seguridad social de tu gente. Si falta una, o si el contrato mezcla otros servicios o venta de insumos, muéstraselo a un tributarista antes de facturar.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Sobre qué se cobra IVA en un contrato de construcción?',
    when: [
      /\baiu\b|\b(?:utilidad|honorarios del constructor|sobre (?:que|cual|el total|todo)|base)\b/,
      ofBuilding,
      /\biva\b|\baiu\b/,
    ],
    not: /\b(?:mantenimiento|impermeabiliz\w+|repar\w+|pintura|pintar|descont\w+|activo fijo|compr[eoa]\w*|arriend\w+|renta de la)\b/,
    text: [
      'Solo sobre tus honorarios o, si no los pactaste, sobre tu utilidad; nunca sobre el total ni sobre todo el AIU. Es la regla de la construcción de un inmueble (Decreto 1625 de 2016, art. 1.3.1.7.9), a la tarifa general del 19%. Ejemplo: obra de $ 200.000.000 con utilidad del 5%, que son $ 10.000.000: el IVA es $ 1.900.000. La administración y los imprevistos no lo llevan.',
      'El contrato debe decir cuánto son los honorarios o la utilidad, y no pueden ser menos de lo que se cobra en contratos parecidos. El IVA de tus materiales y gastos de obra es mayor costo y no se descuenta; solo el de gastos directos de esos honorarios o utilidad.',
      'Mantener o reparar no es construir: la DIAN no acepta esta base para mantenimiento (concepto 415 de 2025), y ahí el IVA va sobre el valor total. Si es remodelación, o si preguntas por la retención en la fuente, hay que confirmarlo con el contrato: un tributarista lo lee contigo.',
    ],
    links: [{ href: contactHref('asesoria-tributaria'), label: 'Pedir que revisen el contrato' }, call],
  },
  {
    topic: '¿Cómo va el IVA con AIU?',
    when: [/\baiu\b/],
    text: [
      'Depende del contrato. Construir un inmueble: IVA solo sobre tus honorarios o, si no hay, sobre la utilidad (Decreto 1625 de 2016, art. 1.3.1.7.9). Aseo y cafetería, vigilancia, servicios temporales, cooperativas de trabajo asociado y contrato sindical: IVA sobre todo el AIU, que no baja del 10% del contrato (E.T., art. 462-1), y esa base sirve también para la retención de renta y el ICA.',
      'Cualquier otro servicio, también el mantenimiento de un inmueble, paga el IVA sobre el valor total aunque el contrato separe el AIU. AIU es administración, imprevistos y utilidad. Dinos qué servicio es y un tributarista lo confirma con el contrato.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Qué hago con el IVA que liquidó la aduana?',
    when: [...importedVat, amount],
    not: otherImport,
    text: [
      `Ese valor ya es el IVA: no le sumes ni le saques otro 19%. ${customsVat}`,
      `¿Se descuenta? ${customsCredit('Sí')}`,
      customsPaper,
    ],
    links: [write, call],
  },
  {
    topic: '¿Se descuenta el IVA de una importación?',
    when: importedVat,
    not: otherImport,
    text: [customsCredit('Sí se descuenta'), `${customsVat} ${customsPaper}`],
    links: [write, call],
  },
  {
    topic: '¿Sobre qué se calcula el IVA de una importación?',
    when: [
      imports,
      /\biva\b/,
      /\b(?:cuant[oa]s?|base|calcul\w+|sobre que|como (?:se )?(?:pag\w+|liquid\w+)|tarifa)\b/,
    ],
    not: /\b(?:no import\w*|export\w+|servicios?|viajero|internet|amazon|casillero|cuanto (?:tiempo|demora|cobran ustedes)|zona franca|exent\w+|excluid\w+|sancion\w*|multa\w*|responsable)\b/,
    text: [
      'No solo sobre el precio: el IVA de una importación va sobre el valor en aduana de la mercancía (con el flete y el seguro hasta aquí) más el arancel (E.T., art. 459), en general al 19%. Por eso no te doy la cuenta con el precio nada más. Ejemplo: valor en aduana de $ 20.000.000 y arancel de $ 1.000.000: el IVA es el 19% de $ 21.000.000, o sea $ 3.990.000.',
      'Se liquida y se paga en la declaración de importación, antes de retirar la mercancía. El arancel lo dice la partida de tu producto: la confirma tu agente de aduanas. Después, si eres responsable de IVA y lo importado es para ventas gravadas o exentas, lo restas en tu declaración de IVA (arts. 485, literal b, y 488).',
    ],
    links: [write, call],
  },
  {
    topic: '¿La mora y otras frutas pagan IVA?',
    when: [berry, /\b(?:iva|impuestos?|declar\w+|factur\w+|rut|retenc\w+|responsable|obligad[oa])\b/],
    not: lateness,
    text: [
      `Vender fruta, como la mora, no te hace responsable por sí solo: lo que mandan son tus ventas del año. Si la fruta fresca lleva IVA lo dice su partida arancelaria en el artículo 424 del Estatuto Tributario, la lista de bienes excluidos, donde están también la papa y las hortalizas frescas; la pulpa, la mermelada y otros procesados no son fruta fresca. La partida de la tuya hay que confirmarla antes de facturar.`,
      `Renta: declaras por ${uvtBefore.year} si tus ingresos, compras o consignaciones pasaron de 1.400 UVT (${inPesos(1_400 * uvtBefore.value)}) o tu patrimonio bruto pasó de 4.500 UVT (${inPesos(4_500 * uvtBefore.value)}). Dinos cuánto vendes al año y si es cosecha tuya o comprada, y te decimos qué más te toca.`,
    ],
    links: [write, incomeLink, call],
  },
  {
    topic: '¿A cómo está un producto del campo o del mercado?',
    when: [
      /\b(?:a (?:como|cuanto) (?:esta|estan|va|van|sale)|(?:que|cual es el|el) precio(?: \w+){0,3}|cuanto (?:vale|valen|cuesta|cuestan|pagan))\b/,
      goods,
    ],
    not: /\b(?:ustedes|uds|declaracion|contabilidad|contador\w*|asesor\w*|servicios?|iva|retenc\w+|nomina|renta|honorarios|cobran)\b/,
    text: [
      'El precio del mercado no lo tengo: aquí respondo sobre contabilidad, impuestos, nómina y empresas. Lo publican las centrales de abastos de cada ciudad.',
      `Si lo preguntas para declarar, cuenta lo que de verdad vendiste, con sus facturas o recibos, no el precio del día. Por ${uvtBefore.year} declaras renta si tus ingresos, compras o consignaciones pasaron de 1.400 UVT (${inPesos(1_400 * uvtBefore.value)}) o tu patrimonio bruto pasó de 4.500 UVT (${inPesos(4_500 * uvtBefore.value)}). Dinos cuánto vendes al año y te decimos qué te toca.`,
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: '¿Me ayudan a demandar a alguien?',
    when: [
      /\b(?:quiero|quisiera|quiere|queremos|voy a|vamos a|puedo|podemos|como|necesito|pienso|para|pensamos) demand(?:ar|o|amos|arl[oae]s?)\b/,
    ],
    not: /\b(?:me|nos) (?:quiere|va|van|puede|pueden|quieren)\b|\b(?:demandarlos a ustedes|ustedes|jefe|patron\w*|empleador|mi (?:antiguo|ex) ?(?:empresa|trabajo)|despid\w+|liquidacion|sueldo|alimentos|papa|mama|espos[oa]|herman\w+|eps|dian|contador\w*|alcaldia|policia|vecino|arrendador)\b/,
    text: [
      'Si eres una empresa o su dueño, sí: un abogado del equipo mira si hay caso antes de que gastes en un proceso. Por ahora no demandes ni firmes nada: primero la prueba y la fecha, porque cada acción tiene su plazo.',
      'Ahora: 1. Escribe qué pasó, desde cuándo y cuánto es. 2. Reúne estatutos, actas, contrato, facturas, pagos y mensajes. 3. Pide por escrito lo que te deben y guarda la prueba: a veces ahí termina, y en muchos casos se intenta primero una conciliación. 4. Si es entre socios, mira si los estatutos dicen árbitro o Superintendencia de Sociedades. Qué vía y qué plazo hay en tu caso lo dice el abogado con los papeles.',
      'Si es un asunto personal, nuestros abogados no lo llevan: orientan gratis un consultorio jurídico de universidad o la Personería.',
    ],
    links: [{ href: contactHref('asesoria-legal'), label: 'Contárselo a un abogado' }, call],
  },
  {
    topic: 'Me estafaron y ya pagué',
    when: [
      /\b(?:me|nos) (?:han )?(?:estafa(?:ron|do)|timaron|enganaron)\b|\b(?:me|nos) (?:han )?roba(?:ron|do)(?: \w+){0,3} (?:plata|dinero|ahorros)\b|\b(?:victimas?|cai|caimos|cayo)(?: \w+){0,3} (?:estafa|fraude|engano)\b|\b(?:me|nos) hicieron (?:un|una) (?:fraude|estafa|engano)\b/,
    ],
    not: /\b(?:emplead[oa]s?|trabajador\w*|soci[oa]s?|contador\w*|caja|inventario|celular|carro|casa|nequi|banco|tarjeta|haciendose|diciendo|a nombre de ustedes|de ustedes|su firma|tramitador\w*|internet)\b/,
    text: [
      'Lo siento, y no es tu culpa. Ahora, en este orden: 1. Llama a tu banco o billetera ya y pide que frenen el pago. 2. No mandes más plata ni claves, aunque te amenacen o te prometan devolverla. 3. Guarda mensajes, números, cuentas y comprobantes. 4. Cambia tus claves desde otro equipo. 5. Denuncia ante la Fiscalía o la Policía con esas pruebas.',
      'Si usaron el nombre de la DIAN, no pagues nada más: la deuda de verdad se ve al entrar tú mismo a www.dian.gov.co. Si hay una factura falsa a nombre de tu empresa, no la lleves a tus cuentas y muéstranosla. Si usaron nuestro nombre, llámanos al teléfono de esta página: te responde una persona.',
    ],
    links: [call, { href: contactHref('asesoria-legal'), label: 'Contárselo a un abogado' }],
    calms: true,
  },
  {
    topic: 'Ya pagué el anticipo del SIMPLE, ¿qué sigue?',
    when: [
      /\b(?:ya )?(?:(?:lo )?pag(?:ue|amos)|(?:he|hemos|tengo|esta) pag(?:ado|o))\b/,
      /\banticipos?\b|\bbimestres?\b|\b2593\b/,
      /\b(?:simple|rst|2593)\b/,
    ],
    not: /\bno (?:lo |los )?(?:he |hemos )?pag\w+|\b(?:sin|tarde|atras\w+|olvid\w+|sancion\w*|multa\w*|embarg\w+|antes de entrar|retir\w+|salir\w*|salgo|retuv\w+|retenc\w+|iva|ustedes|faltaron|menos)\b/,
    text: [
      'Si ya lo pagaste, de ese bimestre no queda nada por pagar, siempre que también esté presentado: son dos cosas. Comprueba que el formulario 2593 del bimestre salga presentado y el recibo 490 aplicado, con el mismo período, en tu estado de cuenta en www.dian.gov.co, y guarda los dos.',
      'Sigue: 1. El anticipo del bimestre siguiente, que se presenta aunque dé cero (una persona natural con ingresos de menos de 3.500 UVT no los presenta: E.T., art. 910, parágrafo 3). 2. En abril, la declaración anual (formulario 260), donde se restan los anticipos que pagaste en el año. 3. Si eres responsable de IVA, la anual de IVA en febrero. Escríbeme «anticipo SIMPLE NIT terminado en 4», con tu número, y te digo el día.',
      'Si lo pagaste dos veces, de más o con otro período, no pagues otra vez: con los recibos se corrige el período o se pide el pago en exceso. Un contador mira contigo cuál es tu caso.',
    ],
    links: [
      { href: '/herramientas/vencimientos/regimen-simple', label: 'Ver las fechas del SIMPLE' },
      call,
      write,
    ],
  },
  {
    topic: '¿El tope de 3.500 UVT del IVA es de este año o del anterior?',
    when: [
      /\biva\b/,
      /\b3 ?500(?: uvt\w*)?\b|\btopes?\b/,
      /\b(?:(?:de )?este ano|del ano (?:pasado|anterior)|ano (?:pasado|anterior|en curso)|(?:de )?(?:cual|que) ano|ano actual)\b/,
    ],
    not: /\b(?:sas|s a s|sociedad|bimestral|cuatrimestral|cada cuanto|consumo|impoconsumo|restaurante|vendi|facture|retenc\w+|ya (?:lo )?pase|pase el tope|renta|92 ?000)\b|\d{2,} millones/,
    text: [
      `De los dos: la ley mira el año anterior y el año en curso (E.T., art. 437, parágrafo 3). Para ser no responsable en ${uvt.year}, las ventas de tu actividad gravada deben ser de menos de 3.500 UVT en ${uvtBefore.year} (${inPesos(3_500 * uvtBefore.value)}) y también en ${uvt.year} (${inPesos(3_500 * uvt.value)}). Si este año las pasas, te toca desde el período siguiente (art. 508-2), sin esperar a enero.`,
      'No es lo único: también cuentan, con el mismo tope, un contrato y las consignaciones de la actividad, y tener más de un local, una franquicia o ser usuario aduanero. La regla es solo para personas naturales, y si prestas servicios y todos tus ingresos vienen de contratos con el Estado, el tope es de 4.000 UVT (parágrafo 5). En el SIMPLE hay reglas propias. Con tus ventas de los dos años, mes a mes, un tributarista te dice si te toca y desde cuándo.',
    ],
    links: [write, call],
  },
  {
    topic: 'Debo declaraciones de IVA en cero, ¿hay multa?',
    when: [
      /\biva\b/,
      /\b(?:en |son |eran )?ceros?\b|\bsin (?:ventas|movimiento\w*|operaciones|actividad)\b|\bno (?:he )?(?:vend\w+|factur\w+|tuve (?:ventas|movimiento\w*)|hubo (?:ventas|movimiento\w*))\b/,
      /\b(?:multa\w*|sancion\w*|cobran|castig\w+)\b/,
      /\b(?:deb[oe]\w*|no (?:he |hemos |las? |los? |se )*(?:present\w+|declar\w+)|pendientes?|atrasad\w+|sin presentar|faltan?|tarde|olvid\w+)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|renta|retencion|exogena|ica|simple|emplaza\w*|requerimiento|saldo a favor|pase|\d{6,}|millon(?:es)?)\b/,
    text: [
      'En principio no hay multa: en un período sin ventas gravadas ni exentas y sin IVA descontable no había que presentar el IVA (E.T., art. 601; DUR 1625 de 2016, art. 1.6.1.13.2.30), y lo que no se debía no se sanciona. Por eso, antes de presentarlas, mira período por período: facturas, compras con IVA, y si venía un saldo a favor.',
      `De los períodos en que sí hubo algo, la sanción por cada declaración tarde es al menos la mínima, 10 UVT: ${minimumPenaltyInPesos} en ${uvt.year} (arts. 641 y 639); tres serían ${inPesos(3 * Math.round((10 * uvt.value) / 1000) * 1000)}. Guarda extractos y facturas como prueba, y si ya no tienes ventas, mira si conviene quitar la responsabilidad de IVA en el RUT: un contador lo revisa contigo.`,
    ],
    links: [lateLink, write, call],
  },
  {
    topic: 'No presenté el IVA o la retención, ¿cuánto es la multa?',
    when: [
      /\b(?:iva|retencion|retefuente|impoconsumo|impuesto al consumo)\b/,
      /\bno (?:he |hemos |lo |la |se )*(?:present\w+|declar(?!ante)\w+)\b|\bse me (?:paso|olvido) (?:present|declar)\w+/,
      /\b(?:cuanto|multa|sancion)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|vencimiento|vence|renta|exogena|ica|simple|emplazamiento|requerimiento|anos|ceros?|sin (?:ventas|movimiento)|millon(?:es)?|ya (?:la |lo )?presente|era|eran|mil)\b|\d{5,}/,
    text: [
      `La sanción crece cada mes: 5% del impuesto a cargo por mes o fracción de retraso, hasta el 100%, y no menos de 10 UVT (${minimumPenaltyInPesos} en este año); después de un emplazamiento es el doble (E.T., arts. 641, 642 y 639). Puede bajar al 50% o al 75% si no la has tenido antes (art. 640). Aparte van los intereses de lo no pagado, por cada día.`,
      'Ahora: preséntala lo antes posible con la sanción ya liquidada y págala: lo cobrado de IVA y lo retenido es plata de otros, y no entregarlo pasados 2 meses de la fecha es delito, que pagarlo con intereses extingue (Código Penal, art. 402). La herramienta hace la cuenta con el impuesto y la fecha; si en el período no hubo operaciones, en general no había que presentarla (E.T., arts. 601 y 606).',
    ],
    links: [lateLink, write, call],
  },
  {
    topic: '¿Cómo quito la responsabilidad de IVA de mi RUT?',
    when: [
      /\biva\b/,
      /\b(?:responsable|responsabilidad|48)\b/,
      /\b(?:quit\w+|dejar de ser|dejo de ser|salir\w*|salgo|sacar\w*|elimin\w+|cancel\w+|volver a no|pasar\w* a no)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|no (?:soy )?responsable y|sas|sociedad|empresa|matricula|cerr\w+|simple|sancion\w*|agreg\w+|descont\w+|factura\w*)\b/,
    text: [
      `Se cambia en el RUT, en la casilla 53, del 48 al 49, si el año anterior y este cumples todo: ventas y consignaciones de menos de 3.500 UVT${uvtInPesos(3_500)}, ningún contrato por ese valor, un solo local y las demás condiciones (E.T., art. 437, parágrafo 3). Vender poco no lo quita solo: mientras figure el 48 sigues cobrando y declarando.`,
      'Pasos: 1. Presenta las declaraciones de IVA que falten (en los períodos sin operaciones, en general no hay que presentarla; art. 601). 2. En www.dian.gov.co, «Actualización RUT», quita el 48 y pon el 49, y mira si sigue el 52 de facturador. 3. Guarda la prueba de tus ventas. Es gratis; si dudas de los topes, un tributarista los mira contigo.',
    ],
    links: [write, call],
  },
  {
    topic: 'Me pagan en dólares por mis servicios, ¿declaro y cobro IVA?',
    when: [
      /\b(?:payoneer|paypal|wise|dolares|euros|exterior|cliente(?:s)? (?:de afuera|gring\w+|extranjer\w+)|estados unidos|espana)\b/,
      /\biva\b/,
      /\b(?:pagan|cobr\w+|factur\w+|freelanc\w+|servicios?|disen\w+|program\w+|trabajo)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|import\w+|aduana|compr\w+|mercancia|paquete|arriend\w+|airbnb|turist\w+|youtube|onlyfans|tiktok|\d{5,}|millon(?:es)?)\b/,
    text: [
      'IVA: un servicio que prestas desde aquí y que usan solo afuera es exento, con tarifa 0, si hay contrato escrito, el cliente no tiene negocios ni actividades en Colombia y guardas la prueba (E.T., art. 481, literal c). Si falta algo de eso, lleva 19% cuando eres responsable de IVA.',
      `Renta: es ingreso como el de aquí, en pesos a la tasa oficial (TRM) del día de cada pago (art. 288). Declaras si tus ingresos o consignaciones del año pasan de 1.400 UVT${uvtInPesos(1_400)}, aunque la plataforma no retenga nada. Lleva una lista de pagos con fecha, TRM y comisión; si eres responsable o facturador, cada servicio va con factura electrónica, también al exterior. Con menos de 3.500 UVT al año${uvtInPesos(3_500)} y lo demás de la ley (un solo local, sin contratos por ese valor), una persona puede ser no responsable y no tiene que facturar (E.T., art. 437, parágrafo 3; DUR 1625 de 2016, art. 1.6.1.4.3).`,
    ],
    links: [incomeLink, write, call],
  },
  {
    topic: '¿Me rebajan la multa de la DIAN y la pago por cuotas?',
    when: [
      /\b(?:rebaj\w+|reduc\w+|descuento|bajar\w*|disminu\w+|perdon\w+)\b/,
      /\b(?:mult\w+|sancion\w*)\b/,
      /\b(?:dian|cuotas|acuerdo|pagos?)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|transito|comparendo|ugpp|camara|emplead\w+|inexactitud|iva|exogena|factur\w+|intereses|amnistia)\b/,
    text: [
      `Las dos cosas se puede. Rebaja: si la liquidas tú y la DIAN no ha actuado, la sanción queda en el 50% cuando no tuviste la misma en los dos años anteriores, o en el 75% cuando no la tuviste en el último; si la propone la DIAN, los plazos sin sanción son de cuatro y de dos años (E.T., art. 640). Nunca queda en menos de 10 UVT (${minimumPenaltyInPesos} en este año). Una rebaja de intereses o «amnistía» solo la da una ley por un tiempo: no tenemos confirmada ninguna vigente.`,
      'Cuotas: se pide una facilidad de pago a la DIAN, con plazo y a veces garantía; los intereses siguen hasta pagar (art. 814). Primero se presenta la declaración con la sanción ya reducida y después se pide el plazo. Mándanos la carta o la declaración y te decimos qué porcentaje te toca.',
    ],
    links: [lateLink, call, write],
  },
  {
    topic: '¿Me pueden quitar el 4 por mil?',
    when: [
      /\b4 ?x ?(?:1000|mil)\b|\b(?:4|cuatro) por (?:mil|1000)\b|\bgmf\b/,
      /\b(?:quit\w+|exoner\w+|exent[ao]s?|marc\w+|libr\w+|no (?:me )?cobr\w+|cobr\w+|cuenta)\b/,
    ],
    not: /\b(?:deduc\w+|renta|restar|declar\w+|empresa|sas|sociedad|millon(?:es)?|ustedes cobran)\b|\d{5,}/,
    text: ofFinancial,
    links: [write, call],
  },
  {
    topic: '¿Qué es la retención y por qué me la descuentan?',
    when: [
      /\b(?:retencion|retefuente|rete fuente|retenciones)\b/,
      /\b(?:q|que) es\b/,
      /\bpor ?que\b(?: \w+){0,3} (?:quit\w+|descuent\w+|sac\w+|retien\w+|rebaj\w+|baj\w+)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|emplead\w+|nomina|sueldo|autorretencion|devol\w+|certificad\w+)\b/,
    text: [
      'No es un cobro aparte: es un adelanto de tu impuesto de renta. Quien te paga está obligado a descontarla y entregarla a la DIAN a tu nombre, y al final se resta de lo que te toque; si no debías nada, puedes pedirla de vuelta declarando.',
      'En una cuenta de cobro por honorarios depende de ti: si no pides restar costos y gastos, se usa la tabla de los salarios, a menudo cero en pagos pequeños (E.T., art. 383, parágrafo 2); si los pides, 10%, o 11% si tu contrato o tus pagos del año pasan de 3.300 UVT (art. 392 y Decreto 260 de 2001). Pide el certificado cada año y guárdalo. Si te descuentan de más, muéstranos la cuenta.',
    ],
    links: [
      { href: '/herramientas/vencimientos/retencion-en-la-fuente', label: 'Ver las fechas de la retención' },
      write,
      call,
    ],
  },
  {
    topic: 'Le compro a alguien que no tiene RUT, ¿me sirve como gasto?',
    when: [
      /\b(?:no tiene|sin|no tienen) (?:el )?rut\b/,
      /\b(?:proveedor\w*|factura\w*|gasto|compr\w+|le pag\w+|vendedor|soporte|cuenta de cobro)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|mi empresa|no tengo|emplead[oa]|exterior|extranjer\w+)\b/,
    text: [
      'Así como está es un riesgo: pídele que saque el RUT, que es gratis y se hace en línea en www.dian.gov.co. Si no está obligado a facturar, con el RUT tú haces el documento soporte electrónico, con su nombre y NIT, y con eso pruebas el gasto (E.T., art. 771-2); una factura o cuenta de cobro suya no basta. Si sí está obligado, pide la factura electrónica.',
      'Paga por banco si puedes, y guarda el RUT, el documento y el comprobante. Si de todos modos no lo saca, muéstraselo a un contador antes de pagar: la DIAN puede no aceptar ese costo.',
    ],
    links: [{ href: contactHref('asesoria-contable'), label: 'Contárselo a un contador' }, call],
  },
]
