import { contactHref } from '../../contact-topics'
import { inPesos, minimumPenaltyInPesos, uvtByYear, uvtInPesos } from '../../legal-figures'
import { missed } from '../computed'
import { exogenaReduced } from '../exogena'
import { placesAbroad } from '../places-abroad'
import { call, lateLink, lawyer, whatsapp, write } from '../reply-links'
import type { Rule } from '../rules'

const payroll = { href: contactHref('asesoria-nomina'), label: 'Contárselo a nómina' } as const

const yearlyLimits = [2022, 2023, 2024, 2025]
  .flatMap((year) => uvtByYear[year] ?? [])
  .map(({ year, value }) => `${inPesos(1_400 * value)} en ${year}`)
  .join(', ')

/** Matches the fear of losing a home, a car or an account. */
const losing =
  /\b(?:embarg\w+|remat\w+)\b|\b(?:quit\w+|perd\w+|pierdo|pierda|sac\w+|tumb\w+)\b[^]{0,40}\b(?:casas?|apartamentos?|aptos?|vivienda|fincas?|lotes?|carros?|motos?|taxi|camion|bienes|cuentas?|ahorros|sueldo|pension|local|negocio|todo)\b/
/** With one of these words, a fear of losing something gets another answer, such as about a mortgage. */
const otherFear =
  /\b(?:me embargaron|nos embargaron|ya (?:me |nos )?embarg\w+|llego un embargo|mandamientos?|u[gj]pp|pensional|ica|industria y comercio|predial|alcaldia|municipio|hacienda|transito|comparendo|hipoteca|juez|juzgado|banco|arriendo|divorcio)\b/
const home =
  'La casa con patrimonio de familia o afectación a vivienda familiar no se embarga, ni las primeras 510 UVT de la cuenta de ahorros más antigua (art. 837-1).'

const notFiled =
  /\b(?:no|nunca|jamas|sin|deje de) (?:(?:he|hemos|habia|haber|volvi|a|lo|la|las|me|toco) ){0,3}(?:declar\w+|present\w+)\b|\banos (?:de )?atras\w*\b|\bomis[oa]s?\b/

/** Matches people who did not see or open a mail or a notice. */
const unseen =
  /\b(?:nunca|no|jamas|ni)(?: (?:lo|la|los|las|me|le|nos|habia\w*|he|hemos|pude|alcance|a|ni)){0,4} (?:vi|vimos|visto|ver\w*|lei|leimos|leido|abri|abrimos|abierto|recibi|recibimos|revis\w+|mire|miramos|entere|enteramos|enterad[oa]|di cuenta|dimos cuenta|abro|uso|usamos|reviso)\b|\b(?:spam|no deseados?|correo (?:viejo|de antes|anterior|que ya no)|ya no (?:uso|usamos|tengo|reviso) (?:ese|el) correo)\b/

/** Answers for people who fear that they made a mistake, or who got a letter that would lead to a wrong answer. */
export const rules: readonly Rule[] = [
  {
    topic: 'El municipio me cobra un impuesto que ya pagué',
    when: [
      /\b(?:secretaria|hacienda|alcaldia|municipio|distrito|gobernacion|predial|ica|industria y comercio|impuesto de(?:l)? (?:vehiculos?|carro|moto))\b/,
      /\b(?:cobr\w+|deuda|deb[oe]|resolucion|carta|oficio|mandamiento|(?:me|nos) lleg\w+|aparec\w+|sale|embarg\w+|requer\w+|emplaz\w+|mora|notific\w+)\b/,
      /\bya (?:l[oae]s? |se |habia |habiamos |estaba |esta |tengo )*(?:pag\w+|cancel(?:e|amos|ad\w+))\b|\b(?:yo )?l[oa]s? pag(?:ue|amos)\b|\bpag(?:ue|amos) (?:a tiempo|hace|en su momento|en ese)\b|\besta(?:ba)? pag(?:o|ad[oa])\b|\btengo (?:el |los |la |las )?(?:recibos?|comprobantes?|soportes?|pagos?|constancia)\b/,
    ],
    not: /\b(?:dian|renta|iva|ret[ei]\w+|planilla|pila|arr[ie]+nd\w+|comparendo|transito|fotomulta|ustedes|no (?:lo |la |he |hemos )*pag\w+|otro municipio|por error|devol\w+|devuel\w+|saldo a favor|doble|dos veces|de mas|cuanto|muri\w+|fallec\w+|prescri\w+|compr(?:e|amos|ar)|vend(?:i|imos))\b/,
    text: [
      'Con calma: no lo pagues otra vez; con el recibo se prueba. A veces el pago quedó en otro año, en otro bimestre o con otro NIT, o no encuentran la declaración.',
      'Ahora: 1. Anota el día en que te llegó y lee qué papel es y qué plazo da. Contra una resolución suele haber dos meses para el recurso de reconsideración (E.T., art. 720; Ley 788 de 2002, art. 59), pero manda lo que diga ella; contra un mandamiento de pago hay 15 días para proponer la excepción de pago (arts. 830 y 831); si es una carta de cobro, basta probarlo. 2. Compara recibo, declaración y extracto del banco: impuesto, año, período, NIT y valor. 3. Responde por escrito con copia de todo, pide que apliquen el pago y guarda el radicado. 4. Después, pide el estado de cuenta o el paz y salvo. Llámanos con el papel y el recibo.',
    ],
    links: [call, whatsapp, write],
    calms: true,
  },
  {
    topic: 'Me emplazan por ICA de un año en que no tenía el negocio',
    when: [
      /\bempla[zs]\w+\b/,
      /\b(?:ica|industria y comercio|hacienda|alcaldia|municipio|distrit(?:o|al))\b/,
      /\b(?:no|ni siquiera|nunca|tampoco|ni) (?:\w+ ){0,2}?(?:ten(?:ia\w*|go)|tuv\w+|oper\w+|existi\w*|habia\w*|hubo|factur\w+|vend\w+|trabaj\w+|funcion\w+|viv\w+|estab\w+|ejerc\w+)\b|\bsin (?:actividad|local|negocio|ingresos|ventas)\b|\bya (?:\w+ ){0,2}(?:cerr\w+|cancel\w+)|\b(?:abri|empece|arranque|constitui|inscribi|monte)\b|\b(?:antes|despues) de (?:abrir|empezar|existir)\b/,
    ],
    not: new RegExp(
      `${losing.source}|\\b(?:dian|predial|renta|iva|vehiculos?|corr[ei]g\\w+|u[gj]pp|(?:no|ni) (?:tengo|tenia|tenemos|hay) (?:plata|dinero|con que|como|tiempo|idea|la clave|usuario|los papeles)|ya (?:lo |la |los )?pag\\w+|cuanto)\\b`,
    ),
    calms: true,
    text: [
      'Con calma: un emplazamiento no es un cobro ni un embargo. Dice que falta una declaración y da, en general, un mes desde que te lo notificaron para presentarla o explicar por qué no te tocaba (E.T., art. 715, que los municipios aplican por la Ley 788 de 2002, art. 59); mira el plazo de la carta.',
      'Si ese año no hiciste ninguna actividad en ese municipio, no hay ICA: se paga por la actividad (Ley 14 de 1983, art. 32). Pero no basta no tener local: si vendiste o prestaste servicios ahí, sí hay.',
      'Ahora: 1. Comprueba la carta en la página de esa secretaría de hacienda, no en la de la DIAN. 2. Reúne lo que muestra desde cuándo o hasta cuándo: RUT, matrícula, registro de ICA, contrato de arriendo, extractos. 3. Responde por escrito en ese mes, pide que lo archiven y guarda el radicado. 4. Si sí hubo ventas, preséntala en ese mes. 5. Si el registro de ICA tiene otra fecha, corrígelo. Llámanos con la carta.',
    ],
    links: [call, whatsapp, write],
  },
  {
    topic: 'Me llegó un correo con un emplazamiento para declarar',
    when: [/\b(?:correo|email|e mail|mail)\b/, /\bempla[zs]a\w*\b/, /\b(?:declar\w+|present\w+)\b/],
    not: /\b(?:corr[ei][gj]\w+|ica|predial|hacienda|alcaldia|municip\w*|u[gj]pp|nunca (?:lo )?(?:vi|abri)|no (?:lo )?(?:vi|abri)|spam|viejo|vencid\w+|ya (?:la |lo )?(?:present|declar|pag)\w+|hace \w+ (?:meses|semanas)|cuanto|no (?:estaba|era) obligad[oa])\b/,
    calms: true,
    text: [
      'Con calma: primero mira si es real. No abras el archivo ni el enlace, no pagues y no des tu clave: la DIAN escribe desde @dian.gov.co y, si es verdad, aparece al entrar tú mismo a www.dian.gov.co con tu usuario.',
      'Si es real, no lleva a la cárcel: dice que falta una declaración y da un mes desde que te lo notificaron (E.T., art. 715). Presentarla después dobla la sanción por tarde: 10% del impuesto por mes o fracción, hasta el 200% (art. 642); si pasa el mes sin ella, viene la de no declarar, mucho mayor (arts. 716 y 643).',
      'Ahora: 1. Mira qué impuesto, qué año y qué día te llegó. 2. Compara ese año con los topes, con todo lo que entró a tus cuentas (art. 594-3). 3. Si te tocaba, preséntala dentro del mes. 4. Si no, se responde con pruebas en ese mes. Llámanos hoy, antes de responder.',
    ],
    links: [call, whatsapp, lateLink],
  },
  {
    topic: 'No declaré renta a tiempo, ¿me multan?',
    when: [
      /\brenta\b/,
      /\bno (?:(?:la|lo|he|hice|pude|alcance|alcanzamos|a|mi) ){0,3}(?:declar\w+|present\w+|renta)\b|\bse me (?:paso|olvido|fue|vencio)\b|\bolvid(?:e|o)\b|\bdej(?:e|o) pasar\b/,
      /\bmult\w+\b|\bsancion\w*\b/,
    ],
    not: /\d{3,}|\b(?:iva|retencion|exogena|ica|simple|empresa|sas|s a s|sociedad|nit|cedula|termin\w+|anos|nunca|jamas|cuant[oa]s?|como se|embarg\w+|emplaz\w+|carta|requerim\w+|llego|carcel|resolucion|ustedes|contador\w*|muri\w+|fallec\w+|mama|papa|meses|saldo a favor|en ceros?|sin impuesto)\b/,
    calms: true,
    text: [missed.steps(minimumPenaltyInPesos)],
    links: [lateLink, call, whatsapp],
  },
  {
    topic: 'Un cliente me pide factura y yo no facturo',
    when: [
      /\bfactur(?:a|as|ar|arle|arles|acion|e)\b/,
      /\b(?:client\w*|empresa|contratante|comprador\w*|almacen|tienda|entidad|donde (?:trabajo|presto)|quien me (?:contrat|compr|pag)\w+|me)\b(?: \w+){0,6} (?:pid(?:e|en|io|ieron)|exig\w+|quiere\w*|solicit\w+|reclam\w+|dic(?:e|en))\b/,
      /\b(?:no|nunca|jamas) (?:(?:he|hago|tengo|manejo|emito|expido|doy|soy|estoy|se|les?) ){0,3}(?:factur\w+|responsable|obligad[oa]|habilitad[oa])\b|\bpersona natural\b|\bno responsable\b|\bregimen simplificado\b|\bindependientes?\b|\bmis honorarios\b|\bcuentas? de cobro\b|\b(?:rut|codigo|responsabilidad) (?:\w+ ){0,3}49\b/,
      /\b(?:obligad[oa]s?|obligacion|obligatori[oa]|tengo que|debo|toca|pued\w+ exigir\w*|puedo (?:negarme|no|darle|hacerle|pasarle)|que (?:hago|le (?:doy|digo|hago|paso|entrego))|sirve|basta)\b/,
    ],
    not: /\b(?:sas|s a s|sociedad|ltda|mi empresa|nuestra empresa|soy responsable|olvid\w+|se (?:me|nos) paso|ustedes|uds|nomina|rechaz\w+|anul\w+|nota credito|exterior|export\w+|conjunto|arr[ie]+nd\w+|inquilin\w+|canon|proveedor\w*|multa\w*|sancion\w*|no me (?:da|dan|quier\w+|dio|dieron|hizo|hicieron|expid\w+|entreg\w+))\b|\b(?:rut|codigo|responsabilidad) (?:\w+ ){0,3}(?:48|52)\b/,
    text: [
      `Depende de tu RUT (casilla 53) y de tus ventas, no de que el cliente la pida. No estás obligado si eres persona natural con código 49 (no responsable de IVA), vendes menos de 3.500 UVT al año${uvtInPesos(3_500)} y cumples las demás condiciones, como consignaciones y contratos bajo esa cifra (E.T., art. 437, parágrafo 3; DUR 1625 de 2016, art. 1.6.1.4.3). Con 48 o 52 sí: factura electrónica.`,
      'Si no estás obligado: 1. Entrégale una cuenta de cobro y tu RUT. 2. El cliente hace el documento soporte, y con él puede restar el gasto (E.T., art. 771-2). 3. Si aun así la exige, puedes facturar por tu voluntad, con el servicio gratuito de la DIAN; no por eso cobras IVA. Si ya pasaste el tope, pásate al 48 y factura: te ayudamos.',
    ],
    links: [write, call],
  },
  {
    topic: 'La DIAN me notificó al correo y no lo vi',
    when: [
      /\b(?:notific\w+|notifik\w+)\b|\b(?:emplaz\w+|requer\w+|resolucion|pliego|liquidacion oficial|carta)\b(?=[^]*\b(?:correo|email|mail|spam)\b)/,
      unseen,
      /\b(?:dian|impuestos|emplaz\w+|requer\w+|resolucion|pliego|liquidacion oficial)\b/,
    ],
    not: /\b(?:u[gj]pp|alcaldia|hacienda|transito|comparendo|portal|ustedes|codigo|contrasena|facturas?|comprobante|mandamientos?|embarg\w+|fals[oa]s?|phishing)\b/,
    calms: true,
    text: [
      'Depende de qué carta es y de qué día: el correo cuenta aunque no lo hayas abierto. Con el correo que está en tu RUT, la notificación vale desde el envío, y el plazo para responder empieza pasados 5 días hábiles desde que el mensaje llegó a tu buzón (E.T., art. 566-1).',
      'Cuenta desde ahí: requerimiento ordinario, al menos 15 días calendario; emplazamiento para declarar o corregir, un mes; requerimiento especial, tres meses; recurso contra una liquidación oficial o una resolución sanción, dos meses (E.T., arts. 685, 707, 715 y 720). A los dos meses, por ejemplo, el requerimiento especial sigue a tiempo, el recurso vence en estos días y los demás ya pasaron; aun así conviene presentar o responder antes de que la DIAN decida.',
      'Con calma, hoy: 1. Busca el correo, también en no deseados, y entra tú a www.dian.gov.co a ver el título y el día del envío. 2. Mira en tu RUT qué correo está. Si el mensaje no se pudo entregar, la DIAN debía notificar en físico (E.T., art. 565; concepto 6813 de 2025): un abogado mira si se discute. 3. Si el correo del RUT es viejo, actualízalo. 4. Llámanos con el título y la fecha.',
    ],
    links: [call, whatsapp, lawyer],
  },
  {
    topic: 'Me emplazaron por no declarar, ¿me quitan la casa?',
    when: [/\bempla[zs]\w+\b/, losing],
    not: new RegExp(`${otherFear.source}|\\bcorr[ie][gj]\\w*|\\bcorreccion\\b`),
    calms: true,
    text: [
      `Con calma: por esta carta, no. Un emplazamiento no es todavía un cobro ni un embargo: dice que falta una declaración y te da un mes, desde que te lo notificaron, para presentarla o explicar por qué no te tocaba (E.T., art. 715). ${home}`,
      `Lo que cuesta: presentarla después del emplazamiento es el 10% del impuesto por cada mes o fracción desde que vencía, hasta el 200%; sin impuesto, el 1% de los ingresos del período por mes, con topes (art. 642), y nunca menos de ${minimumPenaltyInPesos} (art. 639). Si pasa el mes y no se presenta, viene la sanción por no declarar, que es mucho mayor (arts. 716 y 643).`,
      `Ahora: 1. Mira qué impuesto y qué año es, y el día en que te llegó. 2. Si es de renta, compara ese año con los topes: 1.400 UVT de ingresos, consignaciones, compras o tarjeta (${yearlyLimits}) o más de 4.500 UVT de patrimonio bruto; si es de IVA o retención, mira si ese período te tocaba por tu RUT. 3. Si te tocaba, preséntala dentro del mes. 4. Si ya la presentaste o no te tocaba, respóndelo con las pruebas en ese mismo mes. 5. Si no alcanza para pagar, se pide un acuerdo (art. 814). Llámanos hoy con el documento.`,
    ],
    links: [call, whatsapp, lateLink],
  },
  {
    topic: 'Una resolución o una liquidación de la DIAN, ¿me quitan la casa?',
    when: [
      /\bliquidacion (?:oficial|de aforo)\b|\baforo\b|\bresolucion (?:de |que impone )?(?:la )?sancion\w*|\bsancion por no declarar\b/,
      losing,
    ],
    not: otherFear,
    calms: true,
    text: [
      `Con calma: todavía no. Esa carta ya decide una suma, pero se puede discutir con el recurso de reconsideración, dentro de los dos meses siguientes a la notificación (E.T., art. 720). Si se deja pasar queda en firme, y entonces sí viene el cobro y puede haber embargo. ${home}`,
      'Ahora: 1. Anota el día en que te notificaron y cuenta los dos meses. 2. Mira si de verdad te tocaba y si la suma está bien. 3. Si es la sanción por no declarar y la declaración sí te tocaba, presentarla dentro del plazo del recurso la baja a la mitad, sin quedar por debajo de la que da el 642 (art. 643, parágrafo 2). 4. Si no alcanza para pagar, se pide un acuerdo de pago (art. 814). Llámanos esta semana con el documento: el recurso lo escribe un abogado.',
    ],
    links: [call, whatsapp, lawyer],
  },
  {
    topic: '¿Me meten a la cárcel por no declarar?',
    when: [
      /\b(?:carcel|pres[oa]s?|prision|delito|penal\w*|judicializ\w+|captur\w+|arrest\w+|evasion|evasor\w*)\b/,
      notFiled,
      /\b(?:carcel|pres[oa]s?|prision|delito|penal\w*|judicializ\w+|captur\w+|arrest\w+)\b/,
    ],
    not: /\b(?:iva|retencion(?:es)?|retefuente|consumo|retuve|retuvimos|agente|costos?|facturas?|fals\w+|nomina|pila|seguridad social|u[gj]pp|ica|fiscalia|embargo|contador\w*|exogena|socio|cripto\w*|bitcoins?|btc|usdt|binance|ethereum|nft)\b/,
    calms: true,
    text: [
      'Con calma: no declarar no es por sí solo un delito; se arregla presentando y pagando, con sanción e intereses. La cárcel es para quien lo hace con el propósito de evadir y por mucha plata: cuando el impuesto que dejó de pagar llega a 100 salarios mínimos, o los bienes que escondió a 1.000, y eso queda en una liquidación oficial de la DIAN (Código Penal, arts. 434A y 434B). Pagar el impuesto, la sanción y los intereses extingue la acción penal, salvo que se repita.',
      `Ahora, año por año: 1. Mira si te tocaba: 1.400 UVT de ingresos, ventas, consignaciones, compras o tarjeta (${yearlyLimits}) o más de 4.500 UVT de patrimonio bruto (E.T., arts. 592 y 593). Lo vendido en un año se declara en la renta de ese año, que se presenta en el siguiente. 2. Los años que no pasaste ningún tope no se presentan. 3. Los demás, antes de que la DIAN escriba: 5% del impuesto por mes o fracción, hasta el 100% (art. 641), nunca menos de ${minimumPenaltyInPesos} (art. 639), y puede bajar a la mitad (art. 640). Si ya te emplazaron, es el 10% hasta el 200% (art. 642).`,
      'Un inmueble o un carro que tuviste dos años o más paga el 15% solo de lo ganado, no del precio (arts. 300 y 314). Llámanos con la lista de años: si las sumas son altas, la mira antes un abogado.',
    ],
    links: [call, lateLink, lawyer],
  },
  {
    topic: 'Le trabajo a un cliente del exterior y no facturo ni cobro IVA',
    when: [
      new RegExp(
        `\\b(?:${placesAbroad}|extranjer[oa]s?|exterior|afuera|gringos?|dolares|usd|euros|payoneer|paypal|wise|deel|upwork|fiverr)\\b`,
      ),
      /\b(?:nunca|no|sin|jamas|ni) (?:(?:he|hemos|les?|me|ha|tengo|hago|hice|estoy|emito|expido|hacer|hecho|cobro|cobrado|de|una|ninguna) ){0,4}(?:factur\w+|iva)\b|^(?=.*\b(?:trabaj[oe]|trabajamos|freelanc\w+|prest[oe]|presto servicios|desarroll\w+|disen\w+|program\w+|me (?:pagan?|contrat\w+)|servicios)\b)(?!.*\b(?:como (?:l[ae]s? )*(?:factur|hago la factura|hago una factura)\w*|con que programa|factura de exportacion)\b).*\b(?:tengo que|debo|hay que|toca|tendria que|deberia|obligad[oa] a|necesito)(?: \w+)? (?:factur(?:ar|arle|arles|arlo)|hacer(?:les?)? factur\w+|pasar(?:les?)? factur\w+|emitir\w* factur\w+|expedir\w* factur\w+)\b/,
      /\b(?:algo mal|(?:esta|estoy|ando|estare|voy) (?:\w+ )?mal|incumpl\w+|ilegal|problemas?|(?:me|nos) pued\w+ (?:multar|sancionar|cobrar)|multan?|sancion\w*|en regla|tenia que|debia|tocaba|tengo que|hay que|debo|me toca|obligad\w+|que (?:hago|pasa)|legal|atrasad\w+)\b/,
    ],
    not: /\b(?:salud y pension|seguridad social|sas|s a s|sociedad|ltda|nuestra empresa|mi empresa|import\w+|compr[eo]\w*|arriend\w+|airbnb|vivo en|no resident\w+|proveedor\w*|ustedes|exogena|emplead\w+|remesas?|giros?)\b/,
    text: [
      `No cobrar IVA ni facturar no está mal mientras no pases de 3.500 UVT${uvtInPesos(3_500)}: una persona natural que ni el año pasado ni este llega a eso en ingresos, en consignaciones o en un contrato, y cumple las demás condiciones, puede ser no responsable de IVA y no está obligada a facturar (E.T., art. 437, parágrafo 3; DUR 1625 de 2016, art. 1.6.1.4.3). Mira que tu RUT diga 49. Si ya llegaste, sí hay algo que arreglar: pasar al 48, facturar y declarar IVA.`,
      'Aun así, el servicio que se usa solo en el exterior va exento de IVA, si hay contrato escrito y el cliente no tiene negocios en Colombia (art. 481, literal c): guarda el contrato, los correos de entrega y los pagos.',
      `Lo que sí toca sin facturar: 1. Declarar renta de cada año en que los ingresos o consignaciones llegan a 1.400 UVT${uvtInPesos(1_400)}, con cada pago a la TRM de su día (arts. 288 y 592). 2. Salud y pensión, si te queda al mes un salario mínimo o más, sobre el 40% (Ley 2277 de 2022, art. 89). 3. Si algún año faltó, presentarlo antes de que la DIAN escriba. Con tus extractos y el RUT, un tributarista te dice qué falta.`,
    ],
    links: [write, call, lateLink],
  },
  {
    topic: '¿Hay multa por no transmitir a tiempo la nómina electrónica?',
    when: [
      /\b(?:nomina electronica|nominas electronicas|documentos? soporte de (?:pago de )?nomina|dsne)\b/,
      /\b(?:multa\w*|sancion\w*|cuanto (?:cobran|me cobran|toca|vale) por|que (?:pasa|me pasa)|castig\w+|pena)\b/,
      /\b(?:tarde|olvid\w+|no (?:\w+ )?(?:transmit\w+|envi\w+|mand\w+|report\w+|present\w+|hice|hicimos|emit\w+|la hago)|sin (?:transmitir|enviar|reportar|presentar)|atras\w+|extempor\w+|despues del (?:dia )?(?:10|diez)|se (?:me|nos) paso|nunca|error\w*|mal)\b/,
    ],
    not: /\b(?:ustedes|cuanto (?:me |nos )?cobran (?:por (?:hacer|llevar)|ustedes)|pila|seguridad social|renunci\w+)\b/,
    text: [
      `Sí puede haberla, y por eso conviene enviarla ya. Lo que no se transmite en debida forma lleva a la sanción por no informar (E.T., art. 616-1), que es como máximo el 0,5% de lo enviado tarde, el 0,7% de lo que va con errores y el 1% de lo que no se envía, sin pasar de 7.500 UVT (art. 651). Esos son topes: la DIAN tiene que motivar la que ponga (art. 640). Si la pone, no es menos de ${minimumPenaltyInPesos} (art. 639), y corregir antes del pliego de cargos la baja al 10% (art. 651, parágrafo).`,
      'Se transmite en los 10 primeros días del mes siguiente (Resolución DIAN 000013 de 2021, art. 8). Sin ella esos pagos no se pueden restar en la renta ni el IVA que depende de ellos: si el año ya se declaró, una persona de nómina lo mira contigo.',
      'Ahora: 1. Envía cada mes que falte, uno por uno y con sus fechas. 2. Si un mes ya enviado tiene un error, nota de ajuste. 3. Guarda la prueba del envío y de las fallas del programa.',
    ],
    links: [payroll, call],
  },
  {
    topic: 'Ya me sancionaron por la exógena, ¿se puede rebajar?',
    when: [
      /\b(?:exogenas?|medios magneticos)\b/,
      /\b(?:me|nos) (?:\w+ )?(?:sancionaron|sanciono|multaron|multo|clavaron|pusieron|impusieron|notificaron|llego|mandaron)\b|\b(?:recib\w+|tengo|tenemos|llego|formularon) (?:\w+ ){0,2}(?:pliego|resolucion|multa|sancion)\b/,
      /\b(?:sancion\w*|mult[aoe]\w*|pliego|resolucion)\b/,
    ],
    not: /\b(?:municipal|distrital|hacienda|alcaldia|u[gj]pp|me (?:report\w+|aparec\w+)|no me (?:han?|sancion\w+|mult\w+)|embarg\w+|mandamiento|requerimiento (?:ordinario|especial)|contador\w*|quien (?:responde|paga)|ustedes)\b/,
    calms: true,
    text: [
      `Con calma: muchas veces sí se rebaja, si envías ya lo que falta. Cuánto se paga de la sanción depende del papel que te llegó: ${exogenaReduced}.`,
      `Cuánto es entera: 1% de lo que no se envió (0,7% de lo enviado con errores, 0,5% de lo tarde), hasta 7.500 UVT${uvtInPesos(7_500)}, y nunca menos de ${minimumPenaltyInPesos} (art. 639). Puede caber además la reducción del artículo 640.`,
      'Ahora: 1. Mira si dice pliego de cargos o resolución, y anota el día en que te llegó. 2. Envía hoy lo que falta y guarda el acuse. 3. Pide por escrito la sanción reducida, con esa prueba. 4. Si no estás de acuerdo con la resolución, hay dos meses para el recurso (art. 720). No pagues antes de que alguien compruebe la cuenta: llámanos con el documento.',
    ],
    links: [call, whatsapp, write],
  },
  {
    topic: 'Supersociedades me puso una multa',
    when: [
      /\bsuper ?sociedades\b|\bsuperintendencia (?:de )?sociedades\b/,
      /\b(?:(?:me|nos) (?:\w+ )?(?:multaron|multo|sancionaron|sanciono)|resolucion (?:\w+ ){0,4}(?:sancion\w*|mult[ae]\w*)|(?:tengo|tenemos|llego|pusieron|puso|impuso|impusieron|clavaron|notificaron|hay|recibi\w*|debo|debemos) (?:\w+ ){0,2}(?:multa|sancion)|(?:multa|sancion) (?:de|por) (?:parte de )?(?:la )?super\w*)\b/,
    ],
    not: /\b(?:cargos|sagrilaft|ptee|matricula|camara|(?:puede|pueden|podria|podrian|va|van) (?:a )?(?:multar\w*|sancionar\w*|poner\w*)|requer\w+|que (?:multa|sancion)|cuanto (?:seria|es) la (?:multa|sancion) (?:de|por) (?:la )?super\w*)\b/,
    calms: true,
    text: [
      'Con calma: una multa no es un embargo, y se puede discutir. Mira primero el papel: si formula cargos, todavía no hay multa y puedes explicar antes; si es una resolución que impone la multa, ya decide, y la misma resolución dice qué recurso hay y en cuántos días. Son pocos días: cuéntalos hoy desde que te notificaron. Los dos meses de la DIAN no valen aquí.',
      'Esa Superintendencia puede multar hasta con 200 salarios mínimos (Ley 222 de 1995, art. 86, numeral 3), según la falta; haber enviado lo que faltaba se puede alegar a tu favor. Si queda en firme y no se paga, pasa a cobro.',
      'Ahora: 1. Envía ya los estados financieros que faltan y guarda la constancia. 2. Reúne la resolución, su fecha y lo que ya respondiste. 3. Responde quien representa a la sociedad o un abogado con poder. Llámanos hoy: un abogado y un contador del equipo lo leen contigo.',
    ],
    links: [call, whatsapp, lawyer],
  },
]
