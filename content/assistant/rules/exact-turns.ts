import { monthNames } from '../../calendar-names'
import { contactHref } from '../../contact-topics'
import { inPesos, minimumPenaltyInPesos, uvt, uvtInPesos } from '../../legal-figures'
import { startingPrice } from '../../services'
import { vatPeriod } from '../../tools/guides/vat-period'
import { estateByUs, estateReturn } from '../estates'
import { call, evaluation, lateLink, lawyer, write } from '../reply-links'
import type { Rule } from '../rules'
import { rules as withheldRules } from './withheld'

const payroll = { href: contactHref('asesoria-nomina'), label: 'Contárselo a nómina' } as const

/** Returns the first day after the period of `length` months that contains a month, such as «1 de noviembre». */
const dayAfterPeriod = (month: number, length: number): string => {
  const next = (Math.floor(month / length) + 1) * length
  return `1 de ${monthNames[next % 12]}${next >= 12 ? ' del año siguiente' : ''}`
}

const crossed = /\b(?:pas(?:e|o|amos|aron|ado)|super\w+|sobrepas\w+|exced\w+|llegue|rebas\w+)\b/
const limit = /\b(?:topes?|limites?|3500 uvt|3 500 uvt)\b/
const soldBefore =
  /\b(?:(?:ya|antes) (?:\w+ )?(?:vend\w+|factur\w+|cobr\w+)|lo que (?:ya )?(?:vend\w+|he vendido|factur\w+)|ventas? (?:de antes|anteriores|pasadas|que (?:ya )?hice)|segui\w*|sigo|seguimos|desde (?:cuando|que (?:mes|dia|fecha|periodo))|a partir de|retroactiv\w+|sin cobrar(?:lo)?)\b/
/** With one of these words, a message about a limit does not mean the VAT limit or asks for something else. */
const otherLimit =
  /\b(?:renta|simple|rst|consumo|impoconsumo|contrato|vend[io]? (?:un|una|el|la|mi) (?:carro|casa|lote|apto|apartamento)|sas|sociedad|cuanto (?:me |nos )?cobran|multa\w*|sancion\w*)\b/

const responsibleSince = (when: string, month?: string): Rule => ({
  topic: `Pasé el tope de IVA${month ? ` en ${month}` : ''}, ¿desde cuándo lo cobro?`,
  when: [
    /\b(?:iva|responsable)\b/,
    limit,
    crossed,
    soldBefore,
    ...(month ? [new RegExp(`\\b${month}\\b`)] : []),
  ],
  not: otherLimit,
  text: [
    `Lo que vendiste antes del cambio no lleva IVA: no eres responsable desde el día en que pasaste el tope, sino desde el período siguiente (E.T., art. 508-2). ${when} En general eres cuatrimestral si ya tenías el negocio y bimestral si lo empezaste este año (art. 600; DIAN, concepto 8724 de 2015). Lo vendido desde esa fecha sí lo lleva, y si no lo cobraste lo debes tú.`,
    'Ahora: 1. Suma ventas y consignaciones mes a mes y confirma en cuál pasaste de 3.500 UVT' +
      `${uvtInPesos(3_500)}. 2. Actualiza el RUT (48 y 52) y habilítate para facturar. 3. Desde esa fecha cobra el IVA de lo gravado y decláralo. Si lo que pasó el tope fue un solo contrato, la regla es otra: hay que inscribirse antes de firmarlo (art. 437, parágrafo 3). Un tributarista lo confirma con tus extractos.`,
  ],
  links: [write, { href: vatPeriod.path, label: vatPeriod.name }, call],
})

const unsettled =
  /\binefica\w+|\b(?:no )?(?:me |nos )?(?:quedo|queda|quedaria|quedara|quedado|aparece|figura) (?:bien |como )?(?:presentad[ao]|pagad[ao]|valid[ao])\b|\b(?:banco|pse|pago)\b(?: \w+){0,4} (?:devolv\w+|devuelv\w+|rechaz\w+|rebot\w+|revers\w+|no (?:paso|entro|salio|quedo))\b|\b(?:devolv\w+|devuelv\w+|rechaz\w+|rebot\w+|revers\w+)\b(?: \w+){0,3} (?:pago|banco|pse)\b|\bsin efectos? (?:legal|juridico)\w*/

const creator =
  /\b(?:influencer\w*|influenciador\w*|creador\w* de contenido|youtubers?|streamers?|tiktokers?|(?:hago|creo|subo|crear|hacer) contenido|mis videos|adsense)\b|\b(?:tik ?tok|youtube|twitch|instagram|facebook|meta) (?:me|nos) pagan?\b|\b(?:me|nos) pagan? (?:\w+ ){0,4}(?:tik ?tok|youtube|twitch)\b/
const paidInKindOrDollars =
  /\b(?:canjes?|trueque|en especie|productos gratis|dolares|usd|del exterior|adsense|me pagan)\b/
const asksToKeepBooks =
  /\b(?:barat\w+|economic\w+|llev\w+ (?:las cuentas|la contabilidad|mis cuentas)|cuanto (?:me )?(?:cobr\w+|cuesta|vale|sale)|precios?|tarifas?)\b/
const creatorTax = [
  `IVA: tu servicio a marcas de aquí lleva 19% solo si eres responsable (48 en el RUT). Una persona con menos de 3.500 UVT en el año${uvtInPesos(3_500)}, que cumpla lo demás puede ser no responsable (49) y no lo cobra (E.T., art. 437, parágrafo 3).`,
  'Los canjes son ingreso por lo que vale el producto en el mercado ese día (arts. 26 y 29) y suman para los topes. Lo que una plataforma como TikTok o YouTube paga en dólares es ingreso y se declara en pesos; para el IVA puede ser exportación exenta, con contrato escrito y uso solo en el exterior (art. 481, literal c).',
] as const

/** Answers about passing the VAT limit, inheriting, withheld ICA, severance pay and returns that may be invalid. */
export const rules: readonly Rule[] = [
  {
    topic: 'Me quitaron el 11% y no declaro renta',
    when: [
      /\b(?:ret\w*nc\w+|retefuente|retuv\w+|retien\w+|descont\w+|descuent\w+|quit\w+|aplic\w+)\b/,
      /\b(?:11|once)\b/,
      /\bno (?:(?:estoy|soy|tengo|que|obligad[oa]|a|me|toca|hago|present\w+|nunca) ){0,4}(?:declar\w+|(?:la |declaracion de )?renta)\b/,
    ],
    not: /\b(?:ica|rete ?ica|iva|nit|termin\w+|vence\w*|sueldo|salario|nomina|sas|sociedad|yo (?:les? )?(?:retengo|practico)|debo retener|tengo que retener|simple|rst|cuanto (?:me |nos )?cobran)\b|\d{5,}|\bmill\w+/,
    text: [
      `Casi seguro es de más. El 11% es de las sociedades y de la persona que resta costos y pasa con ese cliente de 3.300 UVT en el año${uvtInPesos(3_300)}, y con esos ingresos se declara. Si no restas costos va la tabla de los salarios, que hasta 95 UVT al mes da cero (E.T., art. 383, parágrafo 2); si los restas, el 10% (art. 392; Decreto 260 de 2001).`,
      'Como no declaras, no tienes renta donde restarlo: reclámalo ahora. 1. Pregunta por escrito qué tarifa aplicó y por qué. 2. Escribe en la cuenta de cobro que no restas costos. 3. Pide que te devuelva lo de más: él lo descuenta de su siguiente declaración (DUR 1625 de 2016, art. 1.2.4.16). 4. Si no quiere, guarda el certificado: puedes declarar por voluntad para recuperarlo (E.T., art. 6).',
    ],
    links: [write, call],
  },
  {
    topic: '¿Quedó ineficaz mi declaración de retención?',
    when: [/\bret\w*nc\w+|\bretefuente\b|\brete fuente\b|\bformulario 350\b/, unsettled],
    not: /\b(?:me (?:hicieron|practicaron|retuv\w+|descont\w+|descuent\w+|quit\w+)|certificado\w*|cdt|reteica|ica|reteiva|salario|sueldo|emplead\w+|notaria|saldo a favor|corr[ie][gj]\w*|correcc\w+|error\w*|equivo\w+|mal|cuanto (?:me |nos )?cobran)\b/,
    calms: true,
    text: [
      'Con calma: si la presentaste a tiempo y no han pasado dos meses desde el vencimiento, todavía se arregla. Sin el pago total la declaración de retención no produce efecto legal, y nadie te avisa; vale si se pagó completa en los dos meses siguientes a la fecha en que vencía (E.T., art. 580-1). La de octubre vence en noviembre: hay hasta el mismo día de enero. Si el banco devolvió el pago, cuenta como no pagada.',
      `Para saberlo, y qué hacer: 1. En www.dian.gov.co, con tu usuario, mira que el formulario 350 esté presentado y, en «Obligación financiera», si el pago de ese mes entró. 2. Pide al banco la constancia de la devolución. 3. Si no entró, haz otro recibo 490 con los intereses hasta hoy y págalo completo. 4. Si ya pasaron los dos meses, o la presentaste tarde y sin pagar, se presenta otra vez, con sanción (art. 641; mínimo ${minimumPenaltyInPesos} en ${uvt.year}) e intereses. Hay excepciones si falta muy poco o tienes un saldo a favor suficiente.`,
      'No la dejes: es plata de otros, y no entregarla pasados dos meses de la fecha es delito; pagarla con intereses lo extingue (Código Penal, art. 402). Llámanos con el formulario y el recibo.',
    ],
    links: [call, lateLink, write],
  },
  ...monthNames.map((month, at) =>
    responsibleSince(
      `Si lo pasaste en ${month}: con IVA cada dos meses, desde el ${dayAfterPeriod(at, 2)}; con IVA cada cuatro meses, desde el ${dayAfterPeriod(at, 4)}.`,
      month,
    ),
  ),
  responsibleSince(
    'Con IVA cada dos meses, el siguiente empieza en enero, marzo, mayo, julio, septiembre o noviembre; cada cuatro, en enero, mayo o septiembre.',
  ),
  {
    topic: 'Soy creador de contenido: IVA, canjes y cuánto vale llevar las cuentas',
    when: [creator, paidInKindOrDollars, /\biva\b/, asksToKeepBooks],
    text: [
      ...creatorTax,
      `Lo más económico: si no estás obligado a llevar contabilidad, puede bastarte la renta una vez al año y unas horas de asesoría, con el valor por escrito antes. La contabilidad de cada mes empieza en ${inPesos(startingPrice('asesoria-contable'))}, más IVA.`,
    ],
    links: [evaluation, call],
  },
  {
    topic: 'Soy creador de contenido, ¿cobro IVA por canjes y dólares?',
    when: [creator, paidInKindOrDollars, /\biva\b/],
    not: /\b(?:sas|s a s|sociedad|pago publicidad|comprar publicidad|pauta|pauto|anuncios|simple|bimestral|cuatrimestral)\b/,
    text: creatorTax,
    links: [write, call],
  },
  {
    topic: 'Murió y le debía a la DIAN, ¿quién declara?',
    when: [
      /\b(?:muri(?:o|eron)|fallec\w+|difunt[oa]|se nos fue|muerte de)\b/,
      /\bdeud\w+|\bdeb(?:e|ia|iendo|ian)\b/,
      /\b(?:dian|impuestos?|renta)\b/,
      /\b(?:quien (?:lo |la |las )?(?:declara|presenta|paga|responde)|sucesion(?:es)?)\b/,
    ],
    not: /\b(?:cobrador\w*|vinieron|vino|tocaron|funcionari[oa]s?|sas|s a s|sociedad|empresa|accionistas?|soci[oa]s?|negocio|local|matricula|camara|banco|tarjeta|embarg\w+|mandamiento|congel\w+|bloque\w+|vend\w+|predial|emplead[oa]s?|trabajador\w*|ugpp)\b/,
    calms: true,
    text: [
      'Lamento tu pérdida. Los impuestos que debía se pagan con lo que dejó, no con tu plata. Declara la «sucesión ilíquida», con la cédula de quien murió, cada año que pase un tope mientras los bienes no se repartan. Firma el albacea o un heredero que los administre; si no han abierto la sucesión, el que nombren todos en un documento autenticado (E.T., arts. 7, 571 y 572). La deuda se arregla antes de repartir: el notario o el juez avisa a la DIAN (art. 844).',
      'Ahora: 1. Con el registro de defunción, actualicen el RUT. 2. Pidan a la DIAN el estado de cuenta; si llegó una carta, miren su plazo. 3. Abran la sucesión, en notaría si todos están de acuerdo.',
      estateByUs,
    ],
    links: [call, lawyer, write],
  },
  {
    topic: 'Murió alguien: ¿declara renta, y hacen ustedes la sucesión?',
    when: [
      /\b(?:muri(?:o|eron)|fallec\w+|difunt[oa]|se nos fue|muerte de)\b/,
      /\b(?:declar\w+|renta|impuestos?)\b/,
      /\bsucesion(?:es)?\b(?! iliquida)/,
    ],
    not: /\d{5,}|\b(?:deud\w+|deb(?:e|ia|iendo|ian)|rut|cartas?|emplaz\w+|requer\w+|testamento|exterior|arriend\w+|cdt|no (?:hemos|han|se ha) (?:hecho|abierto|iniciado)|vend\w+|sas|s a s|sociedad|empresa|soci[oa]s?|acciones|emplead\w+|embarg\w+|mandamiento|congel\w+|contador\w*|multa\w*|sancion\w*|cuanto (?:me |nos )?(?:cobran|vale|cuesta))\b/,
    calms: true,
    text: [
      estateReturn.duty,
      estateReturn.signs,
      `${estateByUs} La sucesión: ante notario y con abogado, si todos están de acuerdo (Decreto 902 de 1988, art. 1), con los menores representados (Decreto 2651 de 1991, art. 33); si no, ante un juez.`,
    ],
    links: [call, lawyer, write],
  },
  {
    topic: 'La sucesión, ¿necesita RUT y qué se paga antes de repartir?',
    when: [
      /\b(?:hereder[oa]s?|herencia|heredamos|sucesion)\b/,
      /\brut\b|\b(?:antes de|para) (?:repart\w+|dividir\w*|adjudic\w+|la particion|la escritura)/,
      /\b(?:impuestos?|rut|pag\w+|declar\w+|dian)\b/,
    ],
    not: /\b(?:cuanto (?:me |nos )?cobran|vend(?:imos|io|ieron|i|ida|ido)|donacion|exterior|cuenta (?:de ahorros|bancaria)|sucesion por causa|empresa|sas|acciones|cafe|cosecha|factur\w+)\b/,
    text: [
      'RUT, sí: mientras los bienes no se repartan, la «sucesión ilíquida» se inscribe o se actualiza en la DIAN con la cédula de quien falleció (E.T., arts. 7 y 572). La representa el albacea o un heredero; si no la han abierto, entre todos nombran uno en un documento autenticado.',
      `Impuestos que se pagan antes de repartir: 1. Las rentas que debía quien falleció, y la de la sucesión cada año que pase un tope. 2. El predial y la valorización de cada inmueble, en su municipio. 3. El notario o el juez avisa a la DIAN (art. 844), y hay que pagar lo que se deba. Al repartir: cada heredero declara lo que le toca como ganancia ocasional, 15% sobre lo que pase de la parte exenta (arts. 302, 307 y 314): 3.250 UVT${uvtInPesos(3_250)} para cada hijo o cónyuge, y otra para la vivienda y el inmueble rural de quien murió. Un tributarista hace la cuenta antes de ir a la notaría.`,
    ],
    links: [write, call],
  },
  {
    topic: '¿Retención del 10 o del 11, y el ReteICA se recupera?',
    when: [
      /\b(?:ret\w*nc\w+|retefuente|reten|retienen|descuent\w+|quitan?)\b/,
      /\b(?:10|11|diez|once)\b/,
      /\b(?:rete ?ica|ica)\b/,
    ],
    not: /\b(?:yo (?:les? )?(?:retengo|practico)|debo (?:retener|practicar)|le retengo|les retengo|tengo que retener|cuanto (?:me |nos )?cobran|simple|rst|\d{5,}|mill\w+|vence\w*|plazo)\b/,
    text: [
      `Las dos pueden estar bien. Por honorarios es el 11% si eres sociedad, o si eres persona, restas costos y el contrato o los pagos de ese cliente pasan de 3.300 UVT en el año${uvtInPesos(3_300)}; si no los pasan, el 10% (E.T., art. 392; Decreto 260 de 2001). A la persona que no resta costos se le aplica la tabla de los salarios, a menudo cero (art. 383, parágrafo 2). Esa retención la restas en tu renta, con el certificado.`,
      'El ReteICA es otra: un anticipo del ICA de la ciudad. Sí se recupera, pero no en la renta: lo restas en la declaración de ICA de esa ciudad y del período en que te lo quitaron. Pide a cada cliente un certificado de cada una; si alguno te quitó de más, pídele por escrito que lo devuelva (DUR 1625 de 2016, art. 1.2.4.16).',
    ],
    links: [write, call],
  },
  {
    topic: 'Me quitaron el 11% y no el 10%, ¿quién tiene la razón?',
    when: [
      /\b(?:ret\w*nc\w+|retefuente|retuv\w+|retien\w+|descont\w+|descuent\w+|quit\w+|aplic\w+)\b/,
      /\b(?:11|once)\b/,
      /\b(?:10|diez)\b|\bcuentas? de cobro\b|\bhonorarios\b/,
      /\b(?:razon|cual|correct[oa]|bien|mal|era|deb\w+|toca\w*|de mas|por que|y no|en vez|puede\w*)\b/,
    ],
    not: /\b(?:ica|rete ?ica|iva|nit|cedula|termin\w+|vence\w*|noviembre|diciembre|dias?|sueldo|salario|nomina|yo (?:les? )?(?:retengo|practico)|debo retener|tengo que retener|simple|rst|cuanto (?:me |nos )?cobran)\b|\d{5,}|\bmill\w+/,
    text: [
      `Depende de cómo cobras: va el 11% si quien cobra es una sociedad, o una persona natural que resta costos y gastos y cuyo contrato o pagos del año con ese cliente pasan de 3.300 UVT${uvtInPesos(3_300)}; si no los pasan, tienes la razón tú y es el 10% (E.T., art. 392; Decreto 260 de 2001). Si no restas costos no va ninguno, sino la tabla de los salarios, que hasta 95 UVT al mes da cero (art. 383, parágrafo 2).`,
      'Ahora: 1. Pregúntale al cliente por escrito qué tarifa aplicó y por qué. 2. Si fue de más, pídele que te lo devuelva: él lo descuenta de su siguiente declaración (DUR 1625 de 2016, art. 1.2.4.16). 3. En la próxima cuenta de cobro escribe si restas costos o no. Si no lo devuelve, lo restas en tu renta con el certificado.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Qué es la autorretención y quién la paga?',
    when: [
      /\bauto ?rr?et\w*\b/,
      /\b(?:que (?:es|significa)|(?:quien|quienes|a quien|cuando)(?: \w+){0,3} (?:paga\w*|hace\w*|presenta\w*|toca|aplica|debe\w*|declara\w*))\b/,
    ],
    not: /\b(?:ica|iva|arl|sancion\w*|multa\w*|tarde|no (?:la )?present\w+|simple|vence\w*|nit|\d{5,})\b/,
    text: withheldRules.find(({ topic }) => topic === '¿Mi empresa debe autorretenerse?')?.text ?? [],
    links: [
      { href: '/herramientas/vencimientos/retencion-en-la-fuente', label: 'Ver las fechas' },
      write,
      call,
    ],
  },
  {
    topic: '¿Hay que presentar la renta de alguien que murió?',
    when: [
      /\b(?:muri(?:o|eron)|fallec\w+|difunt[oa])\b/,
      /\b(?:declar\w+|renta)\b/,
      /\b(?:hay que|ha(?:y|bria) (?:que|q)|toca\w*|deb(?:o|emos)|ten(?:go|emos) (?:que|q)|tiene (?:que|q)|se (?:debe|tiene)|es obligatori\w+|obligad[oa]s?|le (?:present|hac)\w+)\b/,
    ],
    not: /\b(?:casas?|apartamentos?|aptos?|apartaestudios?|vivienda|inmuebles?|deud\w+|debi\w+|vend\w+|hered\w+|herencia|sucesion|rut|dian|cartas?|emplaz\w+|requer\w+|sas|sociedad|empresa|soci[oa]s?|dueno|gerente|negocio|emplead\w+|trabajador\w*|contador\w*|quien|exterior|embarg\w+|predial|arriend\w+|multa\w*|sancion\w*|no (?:habia |ha )?(?:declar|present)\w+|cuanto (?:me |nos )?cobran|seguro|pension de)\b/,
    calms: true,
    text: [estateReturn.duty, estateReturn.dates, estateReturn.signs],
    links: [
      call,
      write,
      {
        href: '/herramientas/vencimientos/renta-personas-naturales',
        label: 'Fechas de personas naturales',
      },
    ],
  },
  {
    topic: 'Si renuncio, ¿pierdo las cesantías?',
    when: [
      /\bcesantias?\b/,
      /\b(?:renunci\w+|me (?:voy|retiro|salgo)|(?:dejo|dejar) el (?:trabajo|empleo|puesto)|justa causa|me (?:echan|despiden|botan))\b/,
      /\b(?:pierd\w+|perd\w+|(?:me|las) quit\w+|sin (?:las )?cesantias|(?:me|las) (?:tienen|deben) que (?:dar|pagar)|derecho|me (?:las )?(?:dan|pagan))\b/,
    ],
    not: /\b(?:cuanto|cuando|como|plazo|dias|no me (?:las )?(?:han )?(?:pag|consign|d)\w+|ret\w*nc\w+|retefuente|vivienda|estudio|demand\w+|preaviso|embarg\w+|\d{5,}|mill\w+)\b/,
    text: [
      'No, no se pierden, ni por renunciar ni porque te despidan: las cesantías se pagan hasta el último día, con sus intereses (Código Sustantivo del Trabajo, art. 249; Ley 52 de 1975), y lo que ya está en el fondo sigue siendo del trabajador. La prima y las vacaciones también se pagan, por el tiempo trabajado. Lo que no hay al renunciar es indemnización.',
      'Solo se pierden si el contrato termina por un delito contra el empleador, un daño grave hecho a propósito o por revelar secretos con perjuicio grave, y eso lo decide un juez (art. 250): la empresa no se las puede quedar por su cuenta.',
      'Ahora: 1. Entrega la renuncia por escrito, con fecha, y guarda la copia. 2. Pide la liquidación detallada. La cuenta de las cesantías es salario con auxilio × días / 360: escríbeme el salario y las fechas y la hago contigo.',
    ],
    links: [payroll, call],
  },
  {
    topic: 'Me quitan ReteICA, ¿cómo lo recupero?',
    when: [
      /\b(?:rete ?ica|retencion de ica)\b/,
      /\b(?:(?:me|nos) (?:lo |la )?(?:quit\w+|descuent\w+|descont\w+|retien\w+|retuv\w+|hac\w+|hicieron|cobr\w+|sac\w+|practic\w+))\b/,
      /\b(?:recuper\w+|rest(?:o|ar|arlo|a)|descont(?:ar|arlo|arla)|descuento|devuelv\w+|devol\w+|sirve|pierd\w+)\b/,
    ],
    not: /\b(?:otr[ao] (?:ciudad|municipio)|(?:yo|nosotros) (?:soy|somos|estoy|estamos|vivo) (?:de|en)|no (?:vivo|trabajo|vendo)|medellin|cali|barranquilla|soacha|certificado|doble|mal|no (?:me )?tocaba|simple|rst|saldo a favor|\d{5,}|mill\w+)\b/,
    text: [
      'Sí se recupera: es un anticipo del ICA de la ciudad donde hiciste la actividad. Lo restas en la declaración de ICA de esa ciudad y del período en que te lo quitaron; no en la renta ni en el IVA.',
      'Ahora: 1. Pide a cada cliente el certificado de ReteICA, con la ciudad y el período. 2. Mira que la ciudad sea la tuya o donde prestaste el servicio: si no, pídele que lo reverse. 3. Si con eso queda un saldo a favor, cómo se usa lo dice cada municipio: un tributarista lo mira contigo.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Las cesantías llevan retención en la fuente?',
    when: [
      /\bcesantias?\b/,
      /\b(?:ret\w*nc\w+|retefuente|rete fuente|retien\w+|(?:descuent\w+|descont\w+|quitan?|cobran) (?:\w+ ){0,3}(?:impuestos?|renta)|pag\w+ (?:\w+ ){0,2}(?:impuestos?|renta))\b/,
    ],
    not: /\b(?:sancion\w*|mora|no (?:me |las )?(?:las )?consign\w+|formulario 350|prima|vacaciones|indemnizacion|bonificacion|certificado|\d{6,}|mill\w+)\b/,
    text: [
      'Sin retención: ni las cesantías ni sus intereses la llevan nunca, las retires en parte o todas (Ley 100 de 1993, art. 135, parágrafo 3; DUR 1625 de 2016, art. 1.2.4.1.11).',
      'Sacarlas para estudio o vivienda, tuyos o de tu familia, sí se puede mientras trabajas: se piden en tu fondo con la orden de matrícula o la promesa de compra y una carta de quien te emplea; cada fondo tiene su lista.',
      `En renta cuentan como ingreso del año en que se consignan, y suman para saber si declaras; son exentas si ganaste en promedio hasta 350 UVT al mes${uvtInPesos(350)} en los seis últimos meses, y en parte hasta 650 (E.T., arts. 27 y 206, numeral 4).`,
    ],
    links: [payroll, call],
  },
  {
    topic: '¿Cobro IVA por el pan?',
    when: [
      /\biva\b/,
      /\b(?:pan|panes|panaderias?|panadero|almojabanas?|pandebonos?)\b/,
      /\b(?:cobr\w+|responsable\w*|tengo (?:que|q)|toca|debo|debe|hay que|obligad\w+)\b/,
    ],
    not: /\b(?:huevos?|leche|arroz|carne|pollo|azucar|mercado|factura electronica|registradora|pos|consumo|inc|impoconsumo|simple|rst|compr\w+|descont\w+|rest(?:o|ar)|proveedor\w*|harina|sancion\w*|multa\w*|vence\w*|bimestr\w+|cuanto (?:me |nos )?cobran|ica|declar\w+)\b/,
    text: [
      'Por el pan, no: está excluido de IVA, como las arepas de maíz (E.T., art. 424), así que no lo cobras por mucho que vendas.',
      `Por lo demás, depende: tortas, ponqués, galletas y gaseosas van al 19%, y lo cobras si eres responsable. Una persona natural lo es desde 3.500 UVT de ventas en el año${uvtInPesos(3_500)}, unos ${inPesos(Math.round((3_500 * uvt.value) / 12_000) * 1_000)} al mes, este año o el anterior; también mira las consignaciones y si tienes más de un local (E.T., art. 437, parágrafo 3). Una sociedad, con cualquier venta.`,
      'Si vendes tinto, desayunos o comida para consumir ahí, mira además el impuesto al consumo. Separa en la caja lo que vendes de pan y lo demás: con esas dos cifras un tributarista te dice si va el 48 o el 49 en tu RUT.',
    ],
    links: [write, call],
  },
  {
    topic: '¿Cuándo se consignan las cesantías y cuánto son los intereses?',
    when: [
      /\bcesantias?\b/,
      /\binteres(?:es)?\b/,
      /\b(?:cuando|hasta|fecha|plazo|febrero|enero|dia)\b/,
      /\b(?:cuanto|porcentaje|por ciento|tasa|12)\b/,
    ],
    not: /\b(?:no (?:me |nos |los |las |le )*(?:pag\w+|consign\w+)|gan[aoe]\w*|sueldo|salario|trabaj[eo]|renunci\w+|retir\w+|despid\w+|liquid\w+|sancion\w*|multa\w*|mora|declar\w+|renta|domestic\w+|interna|\d{5,}|mill\w+)\b/,
    text: [
      'Las cesantías se consignan en el fondo a más tardar el 14 de febrero (Ley 50 de 1990, art. 99: antes del 15). Los intereses no van al fondo: se pagan al trabajador hasta el 31 de enero y son el 12% al año de las cesantías que tenga el 31 de diciembre, en proporción si trabajó menos de un año (Ley 52 de 1975, art. 1).',
      'La cuenta: cesantías × días trabajados en el año × 12% / 360. Después de esas fechas, los intereses se pagan otra vez, como indemnización, y las cesantías pueden costar un día de salario por cada día de demora.',
    ],
    links: [payroll, call],
  },
]
