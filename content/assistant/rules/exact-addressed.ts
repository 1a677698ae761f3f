import { contactHref } from '../../contact-topics'
import { firm } from '../../firm'
import { minimumPenaltyInPesos, uvt } from '../../legal-figures'
import { call, evaluation, lawyer, mail, openingHours, whatsapp } from '../reply-links'
import type { Rule } from '../rules'
import { unanswered } from './portal-help'

const portal = { href: '/portal', label: 'Ir al portal' } as const
const form = { href: '/contacto', label: 'Dejar tu número' } as const
const payroll = { href: contactHref('asesoria-nomina'), label: 'Contarlo por escrito' } as const

const callMe =
  /\bme (?:llam(?:en|e|ar\w*)|marquen|contacten|devuelvan la llamada)\b|\bme (?:pueden|podrian|puede) (?:llamar|marcar|contactar)\b|\b(?:llamenme|llameme|marquenme|contactenme)\b/

/** Answers for messages whose tone or speaker matters more than the subject that single words name. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Me aseguran que no me van a multar?',
    when: [
      /\b(?:asegura[nrs]?|aseguren|garanti[zc]\w+|promet\w+|certifican)\b/,
      /\b(?:multas?|multar\w*|multen|sancion\w*|problemas con la dian)\b/,
      /\b(?:ustedes|uds|(?:si )?(?:los|las) contrat\w+|contrat\w+|trabaj\w+ con|la firma|me (?:aseguran|garantizan|prometen)|nos (?:aseguran|garantizan|prometen)|pueden)\b/,
    ],
    not: /\b(?:culpa|ya me|me (?:multaron|sancionaron|llego|cobran)|se equivoc\w+|emplead\w+|aseguradora|tumbar|quitar|tramitador\w*|funcionari\w+|tributos|otro contador|mi contador\w*)\b/,
    text: [
      'No: nadie serio puede asegurarlo, porque depende también de lo que pasó antes y de lo que nos entregues. Desconfía de quien lo prometa.',
      'Lo que sí hacemos: presentar a tiempo lo que llevamos con lo que entregas; avisarte antes de cada vencimiento; mandarte cada borrador 5 días hábiles antes para que lo apruebes; y responder a la DIAN por lo que preparamos. Lo que llegue tarde o incompleto, o lo que no nos cuentes, puede costarte una sanción igual.',
      'Si el error es nuestro, lo dices por escrito y la firma responde por escrito quién asume la sanción y cómo se corrige. Pide que el contrato diga eso antes de firmar.',
    ],
    links: [evaluation, mail, call],
  },
  {
    topic: 'Estoy molesto con ustedes',
    when: [
      /\bno sirven?\b(?: \w+){0,3} (?:culo|nada|mierda|carajo)\b|\b(?:hijueputas?|hp|gonorreas?|malparid[oa]s?|mierda|culo|carajo|inutiles|ineptos|imbeciles|idiotas|ladrones|rateros)\b/,
    ],
    not: /\b(?:dian|ugpp|renta|iva|impuestos?|multas?|sancion\w*|factur\w+|declar\w+|nomina|liquid\w+|prima|cuant\w+|como|cuando|cual\w*|que hago|mi jefe|mi patron\w*|vecin\w+|soci[oa]|banco|contador\w*|asesora?|portal|robo|robaron)\b/,
    text: [
      `Lamento no haberte ayudado, y por este chat no lo puedo arreglar. Llama, ${openingHours}, o escribe por WhatsApp, y te atiende una persona.`,
      `Si es una queja, escríbela a ${firm.email} con tu nombre y qué pasó: queda con fecha y te responden.`,
    ],
    links: [call, whatsapp, mail],
    calms: true,
  },
  {
    topic: 'Llevo días esperando respuesta de mi asesor',
    when: [
      /\b(?:llev(?:o|amos)|hace|van)\b(?: \w+){0,3} (?:dias?|semanas?|mes|meses|rato)\b|\b(?:dias|semanas) (?:esperando|sin)\b/,
      /\b(?:esper\w+|sin)\b(?: \w+){0,3} (?:respuesta|contest\w+|respond\w+)\b|\bno (?:me |nos |han |ha )*(?:respond\w+|contest\w+)\b/,
      /\b(?:mi|mis|nuestr[oa]|de la|del|un) (?:asesor\w*|ejecutiv[oa])\b|\b(?:ustedes|uds)\b|\bmensajes? (?:del|en el|por el) portal\b/,
    ],
    not: /\b(?:dian|ugpp|eps|banco|camara|jefe|juzgado|devolucion|peticion|registro|aprob\w+|aprueb\w+|datos|habeas|otr[oa] (?:firma|contador\w*)|mi contador\w*|factur\w+|mult\w+|sancion\w*|venci\w+|vence\w*)\b/,
    text: unanswered,
    links: [call, mail, portal],
    calms: true,
  },
  {
    topic: 'Quiero que me llamen por una demanda',
    when: [callMe, /\b(?:demand(?:a|as|o|aron|ado|ada)|juzgado|auto admisorio|proceso judicial)\b/],
    not: /\b(?:(?:quiero|quisiera|voy a|puedo|pienso) (?:poner |presentar |interponer )?(?:una )?demand\w+|demandar|demanda (?:contra|a mi|al?)|para (?:poner |presentar )?una demanda|dian|ugpp|alimentos|divorcio|mi (?:jefe|patron\w*|empleador))\b/,
    calms: true,
    text: [
      `Claro, y no lo dejes para después: una demanda se contesta, y el plazo es corto. Llama tú ahora al ${firm.phone.label} (${openingHours}); si ya cerramos, deja tu número en el formulario o por WhatsApp y una persona te llama. Este chat no guarda tu número.`,
      'Mientras tanto: 1. Mira qué día y cómo te notificaron: el plazo corre desde ahí, en días hábiles, y está en el auto del juez. 2. No firmes ni pagues nada sin consejo. 3. Reúne contrato, pagos, planillas y mensajes. Un abogado la lee contigo y te dice si la llevamos nosotros o un litigante aliado.',
    ],
    links: [call, whatsapp, form],
  },
  {
    topic: 'Quiero que me llamen',
    when: [
      callMe,
      /\b(?:quiero|quisiera|necesito|pueden|podrian|puede|favor|favorcito|llamenme|llameme|marquenme|contactenme|que)\b/,
    ],
    not: /\b(?:no (?:quiero que )?me (?:llam|contact)\w+|dejen|paren|dian|ugpp|banco|cobranza|cliente|demasiado|datos|borr\w+|elimin\w+|jefe|empleador|multas?|sancion\w*|cuant\w+|nadie|estaf\w+|a que hora|antes de|formulario)\b/,
    text: [
      `Claro. Deja tu número y la hora que te sirve en el formulario de contacto y una persona te llama, ${openingHours}; o mándalos por WhatsApp.`,
      `Si es para hoy, llama tú al ${firm.phone.label}: es lo más rápido. Este chat no guarda tu número, así que no lo escribas aquí.`,
    ],
    links: [form, whatsapp, call],
  },
  {
    topic: 'Escribí hace días y nadie me responde',
    when: [
      /\b(?:no|nadie|nunca|ni|sin|esperando)\b(?: \w+){0,5} (?:respond\w+|respuesta|contest\w+|aparec\w+)\b/,
      /\b(?:correos?|mensajes?|whatsapp|solicitud|queja|mail)\b/,
      /\b(?:semanas?|dias?|mes(?:es)?|hace|nadie|quej\w+|reclamo)\b/,
    ],
    not: /\b(?:dian|u[gj]pp|camara|alcaldia|hacienda|banco|eps|arl|fondo|colpensiones|proveedor\w*|cliente\w*|empleador|patron|jefe|jefa|gerente|duen[oa]|inquilin\w+|soci[oa]s?|contador\w*|asesora?|portal|empresa|requer\w+|emplaz\w+|carta|factura\w*|formulario|evaluacion|cotizacion|multa\w*|sancion\w*|vence\w*|datos|clave|codigo|confirmar|renunci\w+|trabaj\w+|no (?:lo |la )?(?:vi|abri))\b/,
    text: [
      `Lo sentimos: no debías quedarte sin respuesta. Lo más rápido es llamar hoy al ${firm.phone.label}, ${openingHours}: di tu nombre, desde qué correo escribiste y qué día, y pide que te digan quién lo tiene y cuándo te responde. También por WhatsApp.`,
      `Tu queja o reclamo también se recibe por escrito y queda con fecha: vuelve a mandarla a ${firm.email} con «Queja» en el asunto, y di en la llamada que la mandaste. Si el reclamo es por tus datos personales, son 15 días hábiles para responder (Ley 1581 de 2012, artículo 15).`,
    ],
    links: [call, whatsapp, mail],
    calms: true,
  },
  {
    topic: 'Nadie me responde y quiero hablar con quien manda',
    when: [
      /\b(?:jefe|jefa|gerente|duen[oa]|encargad[oa]|superior|quien manda|director\w*)\b/,
      /\b(?:hablar|pasen|comuniqu\w+|contact\w+|atiend\w+)\b/,
      /\b(?:(?:mi|su|la) asesora?|(?:mi|su) contadora?|ustedes|portal|nadie (?:me )?(?:contest|respond)\w+)\b/,
      /\b(?:estafad\w+|engan\w+|nada|no (?:me )?(?:contest|respond)\w+|nadie|molest\w+|furios\w+|desespera\w+|dias|semanas)\b/,
    ],
    not: /\b(?:mi jefe|mi patron\w*|mi empleador|cita|revisor\w*|dian)\b/,
    text: [
      `Lamento lo que pasó: no debería. Llama al ${firm.phone.label}, ${openingHours}, y pide hablar con quien dirige la firma: di tu empresa, desde cuándo escribes y si algo vence en estos días, para que otra persona lo tome.`,
      `Tus mensajes quedan en «Mensajes» del portal con su fecha. Para dejar la queja por escrito, mándala a ${firm.email} con tu nombre y qué pasó: queda con fecha y te responden.`,
    ],
    links: [call, mail, whatsapp],
    calms: true,
  },
  {
    topic: 'Nadie me responde y tengo una sanción corriendo',
    when: [
      /\b(?:asesora?|contadora?|ustedes|uds|la firma)\b/,
      /\b(?:nadie|no|nada que|sin que) (?:me |nos )?(?:ha |han |hay quien )?(?:la |lo |le )?(?:me )?(?:contest|respond|llam|atiend|aparec)\w*|\bsin respuesta\b/,
      /\b(?:sancion\w*|multa\w*|intereses|vencid[oa]s?|se (?:me|nos) (?:vence|vencio|esta venciendo))\b/,
      /\b(?:corr(?:e|en|iendo)|crec\w+|sub(?:e|iendo)|aument\w+|urg\w+|hoy|ya|vencid[oa]s?|vence|vencio|venciendo|llam\w+|dias|semanas?)\b/,
    ],
    not: /\b(?:libros|claves?|anterior|antiguo|otro contador|cambiar\w*|se (?:fue|perdio)|que me llamen no|quien (?:paga|responde)|la dian no|ugpp|cobranza|present\w+ (?:tarde|mal)|equivoc\w+)\b/,
    text: [
      `Lo siento: alguien debe responderte, y desde este chat no puedo hacer que te llamen. Llama al ${firm.phone.label}, ${openingHours}, di tu empresa y qué está vencido, y pide que otra persona lo tome. Si no hemos abierto, déjalo ya en «Mensajes» y en ${firm.email}, con la sanción en el asunto, y llama apenas abramos.`,
      `Con calma: la sanción por presentar tarde crece 5% del impuesto por cada mes o fracción (E.T., art. 641), o 10% si ya hubo emplazamiento (art. 642), y no baja de ${minimumPenaltyInPesos} en ${uvt.year} (art. 639). En IVA, renta o consumo se detiene al presentar, aunque no alcances a pagar; una retención se presenta y se paga completa, o no vale (art. 580-1). Si te llegó un papel, su plazo corre desde que te lo notificaron: tenlo a mano.`,
      'Si es un contador de afuera, pídele tus papeles por escrito y llámanos con lo que tengas.',
    ],
    links: [call, mail, portal],
    calms: true,
  },
  {
    topic: 'Ustedes lo presentaron tarde o mal, ¿quién paga la sanción?',
    when: [
      /\b(?:ustedes|uds|su firma|la firma(?! (?:electronica|digital))|por su (?:culpa|error|demora|descuido|retraso)|asignad[oa]|me asignaron|(?:pesimo|mal|terrible|que mal) servicio)\b|\b(?:me|nos) (?:l[ao]s? )?(?:present|declar|liquid)aron\b|\b(?:me|nos) (?:l[ao]s? )?hicieron (?:mal|tarde)\b/,
      /\b(?:tarde|mal|error\w*|equivoc\w+|no (?:l[ao]s? |me |nos )*present\w+|a tiempo|culpa|extempor\w+|olvid\w+|vencid\w+|demor\w+)\b/,
      /\b(?:sancion\w*|multa\w*|intereses|recargo)\b/,
      /\bquien\b|\b(?:respond\w+|asum\w+|cubr\w+|reconoc\w+|devuelv\w+)\b|\b(?:l[ao]s? )?pagan\b|\bpor que (?:me )?toca\b|\btengo que pagarla yo\b|\bno (?:la |lo )?(?:voy a|pienso) pagar/,
    ],
    not: /\b(?:si (?:ustedes )?(?:se equivoc\w+|presentan|cometen)|que pasa si|otro contador|contador anterior|mi contador|cuanto (?:me |nos )?cobran|antes de (?:firmar|contratar)|emplead\w+|trabajador\w*)\b/,
    text: [
      'Lo siento: no debía pasar. Ante la DIAN responde quien declara: la sanción sale a tu nombre, y conviene pagarla para que no crezca. Pero si el retraso o el error fue nuestro, reclámalo: la firma revisa qué pasó y te dice por escrito quién responde y qué asume, según tu contrato.',
      `Ahora: 1. Escribe a ${firm.email}, con el asunto «Queja»: tu nombre y empresa, qué declaración es (IVA, retención, renta) y de qué período, cuándo mandaste los papeles, desde cuándo escribes sin respuesta, y el recibo o la liquidación de la sanción. Queda con fecha y te responden por escrito. 2. Llama al ${firm.phone.label}, ${openingHours}, y pide que otra persona lo tome hoy. 3. Si la DIAN ya la impuso en una resolución, hay dos meses para el recurso desde que te la notificaron (E.T., art. 720), y solo 10 días hábiles si cierra un local.`,
      'Si fue otro contador y no nosotros, a él se le reclama, con su contrato.',
    ],
    links: [mail, call, whatsapp],
    calms: true,
  },
  {
    topic: 'Presentaron mi declaración con un error, ¿quién responde por la sanción?',
    when: [
      /\b(?:declar\w+|renta|iva|ret\w*nci?on\w*|retefuente|exogenas?|ica|impuestos?|cuentas)\b/,
      /\b(?:error\w*|mal|equivoc\w+|tarde|extempor\w+|fuera de (?:fecha|plazo|tiempo)|a destiempo|puso lo que no|culpa de (?:quien|el que|la que|la persona|la oficina))\b/,
      /\b(?:sancion\w*|mult(?:a\w*|o|as)|intereses|recargo|pliego de cargos|quien (?:es |seria )?(?:el )?(?:responsable|responde)|cobr(?:a|an|ando|o|aron) (?!por (?:hacer|la declaracion))\w+)\b/,
      /\b(?:quien|el|ella|esa persona)(?: (?:me|nos|la|lo|los|las|es|seria|el|tiene que|debe|deberia|va a|es el que))* (?:respond\w+|responsable|pag(?:a|ar|arla|arlo|aria|an)|asum\w+|cubr\w+|devuelv\w+)\b|\ba quien (?:le )?(?:cobro|reclamo|demando|cobramos|reclamamos|le toca)\b|\ble (?:puedo (?:cobrar|reclamar)|cobro|reclamo)\b|\b(?:debo|tengo que|me toca)(?: \w+){1,4} (?:yo|a mi)\b|\bpago yo\b/,
    ],
    not: /\b(?:contador\w*|revisor\w*|ustedes|uds|su firma|la firma(?! (?:electronica|digital))|asignad[oa]|me asignaron|la dian se equivoc\w+|error\w* de la dian|emplead\w+|trabajador\w*|retenedor\w*|el que (?:paga|recibe|retiene)|herederos?|muri\w+|fallec\w+|conyuge|pila|planilla|ugpp|predial|transito|cuanto (?:me |nos )?(?:cobran|cobra)|camara|nomina|arrendatario|inquilin\w+)\b/,
    text: [
      'Ante la DIAN respondes tú, o tu empresa: la declaración y la sanción están a tu nombre aunque la haya hecho otra persona, y el plazo corre para ti. Después, quien la preparó te responde a ti por su error, según lo que acordaron: le reclamas la sanción y los intereses. El impuesto que de verdad debías sigue siendo tuyo.',
      `Ahora: 1. Mira qué papel es y el día en que te llegó: contra una resolución que impone una sanción hay dos meses para el recurso (E.T., art. 720), y un pliego o un emplazamiento trae su propio plazo. No lo dejes pasar mientras discutes quién paga. 2. Antes de pagar o corregir, que alguien revise si la cuenta está bien y si cabe la reducción del artículo 640. 3. Guarda lo que entregaste, los mensajes y lo que pagaste: prueban de quién fue el error.`,
      `Si la hicimos nosotros, escribe a ${firm.email} con el asunto «Queja», la declaración y el período: queda con fecha, y la firma te dice por escrito quién responde y qué asume, según tu contrato. Si fue otro, reclámale por escrito; si no responde, un abogado mira si vale la pena. Llámanos hoy con el documento.`,
    ],
    links: [call, mail, lawyer],
    calms: true,
  },
  {
    topic: 'Pagué los honorarios y la factura sigue pendiente',
    when: [
      /\b(?:pag(?:ue|amos|ado)|consign\w+|transfer\w+|gir(?:e|amos)|hice (?:el|un|una) (?:pago|abono|giro))\b/,
      /\b(?:honorarios|mensualidad\w*|(?:factura|cobro|cuenta) de (?:ustedes|uds|la firma)|les (?:pague|consigne|transferi|gire))\b/,
      /\b(?:sig(?:ue|o|uen)|aparec\w+|sale|figur\w+)\b[^]*\b(?:pendientes?|sin pagar|debiendo|en mora|por pagar|vencid[ao]s?)\b|\bno (?:se )?(?:me )?(?:ve|refleja|aplic\w+|aparece|registra)\b/,
    ],
    not: /\b(?:dian|(?:mi|un|mis|el|los) (?:clientes?|inquilin\w+|emplead\w+)|proveedor\w*|dos veces|doble|de mas|devuelv\w+|devoluc\w+|corregir|nota credito|retenc\w+|me (?:pago|pagaron|consign\w+ (?:mi|un))|no (?:he|hemos) pagad\w*|se queda cargando)\b/,
    text: [
      'Con calma, y no pagues otra vez: la factura sale pendiente hasta que una persona encuentra tu consignación y la aplica. Es un aviso, no un cobro nuevo. Cuántos días tarda no lo sé desde este chat.',
      'El soporte se adjunta en «Mensajes» del portal: escribe el número de la factura, el día, el valor y el banco, y pega el comprobante. Así se aplica y queda con fecha. El estado se ve en «Honorarios»; si en unos días sigue igual o te cobran, llama y di que ya mandaste el soporte.',
    ],
    links: [{ href: '/portal', label: 'Ir al portal' }, call, mail],
  },
  {
    topic: 'Les debo la mensualidad',
    when: [
      /\b(?:les (?:debo|debemos|quede debiendo|estoy debiendo)|(?:en mora|atrasad[oa]|me atrase) con (?:ustedes|la mensualidad|los honorarios))\b/,
      /\b(?:mensualidad\w*|honorarios|ustedes|su factura|sus facturas|la factura de ustedes)\b/,
    ],
    not: /\b(?:emplead[oa]s?|trabajador\w*|dian|arriendo|proveedor\w*|banco|ya (?:les )?pague)\b/,
    text: [
      'Tranquilo: dilo hoy, con el valor y el día en que puedes abonar. Si se recibe por partes y qué pasa con la mora lo dice tu contrato, y lo acuerda contigo la persona que lleva tu cuenta. En «Honorarios» del portal está cada cobro.',
      'En la misma llamada o mensaje pregunta quién presenta lo que vence, como la retención, y si lo anterior, como el IVA, ya quedó: aquí no veo tu cuenta. Lo ya presentado lo ves además con tu usuario en www.dian.gov.co.',
    ],
    links: [call, portal, mail],
  },
  {
    topic: 'Trabajo sin afiliación y me enfermo o me accidento',
    when: [
      /\b(?:soy (?:meser[oa]|cociner[oa]|vendedor\w*|domiciliari[oa]|ayudante|cajer[oa]|obrer[oa]|niner[oa]|emplead[oa]|aseador[oa]|conductor|auxiliar)|yo trabajo|trabajo (?:en|de|como|sin|por)|me pagan|me tienen|mi jefe|mi patron\w*)\b/,
      /\b(?:sin (?:contrato|afili\w+|eps|arl|seguro|seguridad social|papeles)|no (?:me tienen|me han|estoy|me) (?:afili\w+|contrato))\b/,
      /\b(?:enferm\w+|accident\w+|incapac\w+|me (?:caigo|corto|quemo|lastimo)|me pasa algo)\b/,
      /\b(?:quien|responde\w*|paga\w*|que hago|que pasa)\b/,
    ],
    not: /\b(?:mis? emplead\w+|mi trabajador\w*|tengo (?:un|una) \w+ trabajando|le pago|les pago|trabaja conmigo|independiente|contratista|embaraz\w+)\b/,
    text: [
      'Responde quien te da el trabajo. Aunque te pague por días y sin papel, si cumples horario y órdenes hay contrato (Código Sustantivo del Trabajo, arts. 23 y 24), y tenía que afiliarte a EPS, pensión y ARL antes de empezar: si no lo hizo, la incapacidad y el accidente corren por su cuenta.',
      'Ahora: 1. Guarda pruebas de que trabajas ahí: mensajes, pagos, turnos y testigos. 2. Pide por escrito que te afilie. 3. Si te enfermas o te accidentas, ve a urgencias, que no te pueden negar, y guarda la historia. 4. Si no responde, el Ministerio del Trabajo orienta gratis (www.mintrabajo.gov.co), y la falta de aportes se denuncia en la UGPP. Nosotros no llevamos reclamos de trabajadores.',
    ],
    links: [call, payroll],
  },
  {
    topic: 'Mi contador declaró costos que no existían',
    when: [
      /\bcontadora?\b/,
      /\b(?:invent\w+|fals[oa]s?|fictici[oa]s?|infl(?:o|ad[oa]s?)|que no (?:eran|existian|existen|tenia|tengo|hice))\b/,
      /\b(?:costos?|gastos?|facturas?|deducciones|compras)\b/,
      /\b(?:dian|soportes|requerimiento|carcel|respond\w+|responsab\w+)\b/,
    ],
    not: /\b(?:falsific\w+ (?:mi )?firma|firmo por mi|emplead\w+|trabajo (?:en|para|con)|mi jefe|me ofrec\w+|vend\w+ facturas)\b/,
    text: [
      'Ante la DIAN respondes tú, aunque la haya hecho otro: contesta dentro del plazo que dice la carta. Por un costo mal puesto no se va a la cárcel de una vez: el delito de defraudación es para quien lo hace a sabiendas y por sumas altas (Código Penal, art. 434B). Por eso lo mira antes un abogado.',
      `Ahora: 1. Mira qué carta es y su fecha. 2. Separa lo que sí tiene soporte. 3. Si algo no existe, corrige quitándolo: 10% de lo que suba el impuesto, 20% después de un emplazamiento, no menos de ${minimumPenaltyInPesos}, con intereses (E.T., arts. 588, 639 y 644). Sin corregir, la sanción por inexactitud es mucho mayor (arts. 647 y 648).`,
      'Al contador: pídele por escrito los papeles con que la hizo. Si no responde, puedes reclamarle el daño y quejarte ante la Junta Central de Contadores. Llámanos con la carta antes de contestar.',
    ],
    links: [call, lawyer],
    calms: true,
  },
]
