import { contactHref } from '../../contact-topics'
import { inPesos } from '../../legal-figures'
import { startingPrice } from '../../services'
import { call, evaluation, mail } from '../reply-links'
import type { Rule } from '../rules'

const accountant = { href: contactHref('asesoria-contable'), label: 'Contarlo por escrito' } as const
const tax = { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' } as const
const portal = { href: '/portal', label: 'Ir al portal' } as const

const legal = inPesos(startingPrice('asesoria-legal'))

export const ours = true

export const rules: readonly Rule[] = [
  {
    topic: '¿Firman estados financieros para un banco?',
    asked:
      'solo necesito que me firmen unos estados financieros para un banco, me pueden certificar un balance, necesito un balance firmado por contador, cuanto vale que firmen los estados financieros',
    when: [/\bfirm\w+|\bcertific\w+/, /\b(?:estados financieros|balance)\b/],
    not: /\b(?:revisor\w*|portal|documentos|donde (?:esta|quedo|veo|bajo)|no (?:l[ao]s? )?(?:veo|encuentro)|electronic\w+|declaracion|notas)\b/,
    text: [
      'Los firman el representante legal y el contador que los preparó (Ley 222 de 1995, arts. 37 y 38), así que ninguno puede firmar cifras que no ha visto. Podemos prepararlos y firmarlos después de revisar tus libros o soportes; si la contabilidad no está al día, primero se pone.',
      'El valor depende del año y del estado de los papeles: te lo damos por escrito antes de empezar. Para cotizar, di para qué banco es, qué fecha piden y qué tienes: extractos, facturas, declaraciones. Si el banco exige un revisor fiscal, dilo también.',
    ],
    links: [accountant, call],
  },
  {
    topic: '¿Revisan lo que hizo otro contador?',
    asked:
      'quiero que revisen lo que hizo mi contador, me pueden dar una segunda opinion, revisar las declaraciones del año pasado, auditar a mi contador, verificar si mi contador hizo bien las cosas',
    when: [
      /\brevis\w+|\bverific\w+|\bsegunda opinion\b/,
      /\b(?:hizo|hecho|presento|trabajo)\b/,
      /\b(?:contador\w*|otra firma)\b/,
    ],
    not: /\b(?:tarjeta|portal|revisor\w*)\b/,
    text: [
      'Sí, se puede contratar solo esa revisión: miramos lo presentado, lo que la DIAN tiene de terceros, los bancos y los saldos, y te decimos por escrito qué está bien, qué se corrige y qué tan urgente es. No hace falta cambiar de contador ni contarle.',
      'El valor depende de los años y se da antes de empezar. Para empezar: declaraciones, balance y extractos del año, y el RUT. Si corriges antes de que la DIAN escriba, la sanción es menor (E.T., arts. 640 y 644).',
    ],
    links: [evaluation, call],
  },
  {
    topic: '¿Para qué ustedes si hay aplicaciones?',
    asked:
      'hay apps que hacen la contabilidad sola para que les pago a ustedes, un programa me hace la contabilidad por menos, para que un contador si la app lo hace',
    when: [
      /\b(?:apps?|aplicacion\w*|programa|software|inteligencia artificial)\b/,
      /\b(?:para que|por que)\b/,
      /\b(?:pag\w+|ustedes|contador)\b/,
    ],
    not: /\b(?:portal|celular|instal\w+)\b/,
    text: [
      'Una aplicación registra; no decide ni responde. Nosotros conciliamos con los bancos, decimos qué se puede restar, preparamos y presentamos las declaraciones, respondemos a la DIAN, y un contador con tarjeta firma. Puedes seguir con tu programa: trabajamos con varios.',
      'Si vendes poco y tus papeles son simples, una aplicación y una revisión puntual pueden bastar: en la evaluación, gratuita, te lo decimos con franqueza.',
    ],
    links: [evaluation, call],
  },
  {
    topic: '¿Dónde veo y apruebo el borrador?',
    asked:
      'donde veo el borrador de mi declaracion y como lo apruebo, como apruebo la declaracion, aprobar el borrador del iva, donde aparece el borrador',
    when: [/\bborrador\w*\b/, /\b(?:donde|como|ver|veo|aprueb\w+|aprob\w+)\b/],
    text: [
      'Cada borrador te llega 5 días hábiles antes del vencimiento: está en «Documentos» del portal, y la fecha, en «Calendario». Si hay algo que aprobar o firmar, te sale en «Tareas»; si ves un error, escríbelo en «Mensajes» antes de aprobar, y se corrige.',
      'Si falta poco y no lo ves, no esperes: llama y di la empresa y qué vence.',
    ],
    links: [portal, call],
  },
  {
    topic: 'No entro al portal y algo vence',
    asked:
      'no puedo entrar al portal y mañana vence mi iva, no me llega el codigo y vence hoy, no me deja entrar y tengo que presentar',
    when: [
      /\b(?:portal|codigo|clave|entrar|ingresar)\b/,
      /\bno (?:me )?(?:llega|deja|puedo|entra|abre)\b/,
      /\bvenc\w+|\bpresentar\b/,
    ],
    not: /\b(?:dian|muisca|firma electronica)\b/,
    calms: true,
    text: [
      'Tu declaración no depende de que entres a nuestro portal: llama ya, di tu empresa y qué vence, y una persona comprueba que eres tú y lo resuelve por teléfono. Si no atienden por la hora, escribe al correo de abajo con lo mismo.',
      'Para entrar: mira «Correo no deseado», espera unos minutos, pide el código o el enlace otra vez y usa el último que llegue, en el correo con que te registraste. Si el que no te deja entrar es el portal de la DIAN, guarda la pantalla con la hora.',
    ],
    links: [call, mail, { href: '/auth', label: 'Iniciar sesión' }],
  },
  {
    topic: 'Ya firmé con ustedes y no tengo acceso',
    asked:
      'firme el contrato con ustedes y no me ha llegado el acceso, ya soy cliente y nadie me llama, contrate y no tengo usuario del portal, pague y no me han asignado asesor',
    when: [
      /\b(?:firme|contrate|pague|soy cliente)\b/,
      /\bno (?:me )?(?:ha|han|tengo|llego|llega)\b|\bnadie\b/,
      /\b(?:acceso|usuario|asesor\w*|llam\w+|escrib\w+|portal)\b/,
    ],
    not: /\b(?:dian|firma electronica|contador anterior)\b/,
    text: [
      'Lo sentimos: ya deberías tenerlo. Mira «Correo no deseado» y el correo con que te registraste: ahí llega el aviso cuando el equipo aprueba la cuenta. Si no te has registrado, hazlo con ese mismo correo.',
      'Si no hay nada, llama en horario y di la empresa y el día en que firmaste; si es fuera de horario, escríbelo al correo de abajo. Si algo vence en estos días, dilo primero: no se espera al portal para atenderlo.',
    ],
    links: [call, mail, { href: '/auth', label: 'Iniciar sesión o registrarse' }],
  },
  {
    topic: '¿Dónde dejo un certificado u otro papel?',
    asked:
      'a quien le mando el certificado de mi banco y donde queda guardado, donde subo un extracto o certificado, a quien le envio los papeles, donde quedan guardados mis documentos',
    when: [
      /\b(?:mando|envio|subo|entrego|dejo)\b/,
      /\b(?:certificad\w+|extractos?|papeles|soportes?|documentos)\b/,
      /\b(?:quien|donde)\b/,
    ],
    not: /\b(?:retencion|factura\w*|cesantias|dian)\b/,
    text: [
      'Si te lo pidieron, súbelo en la tarea o solicitud del portal donde aparece: así queda con fecha y lo ve quien lo pidió. Si no, envíalo a tu asesor en «Mensajes» como adjunto. Queda guardado en «Documentos», y de ahí lo descargas cuando quieras.',
      'Excel y Word van por «Mensajes»; las facturas, en «Facturas». Si no eres cliente todavía, llévalo a la evaluación gratuita: no mandes papeles delicados por WhatsApp.',
    ],
    links: [portal, call],
  },
  {
    topic: '¿Es confiable quien cobra muy poco?',
    asked:
      'me ofrecen contabilidad muy barata sera confiable, un contador por 200 mil es de confiar, es seguro contratar un contador por whatsapp, como se si un contador es serio',
    when: [
      /\b(?:ofrec\w+|cobra\w*|contador\w*|contabilidad)\b/,
      /\b(?:sera|es|son) (?:confiable|seguro|de confiar|seri[oa]|real)\b/,
    ],
    not: /\b(?:ustedes|uds)\b/,
    text: [
      'El precio solo no lo dice. Compruébalo: 1. Tarjeta profesional en la Junta Central de Contadores, con la cédula de quien firma. 2. Contrato con alcance, entregas y fechas. 3. Quién presenta y con qué firma: la clave de la DIAN es tuya y no se presta. 4. Qué incluye: conciliar bancos, estados financieros, IVA, retención, renta, exógena, y responder a la DIAN. 5. Paga a una cuenta de la firma, con factura.',
      'Si solo mandan formularios sin mirar bancos ni soportes, lo barato se paga después en sanciones. Si quieres, la evaluación gratuita te dice qué necesitas de verdad, aunque no nos contrates.',
    ],
    links: [evaluation, call],
  },
  {
    topic: '¿Cobran aparte dos empresas, o la empresa y la persona?',
    asked:
      'tengo una sas y una persona natural me cobran doble, tengo dos empresas cuanto cobran, si tengo dos negocios pago dos veces, cobran por cada empresa',
    when: [
      /\b(?:dos|2|varias|otra) (?:empresas|sas|negocios|sociedades)\b|\bsas y (?:una |yo )?(?:como )?persona natural\b/,
      /\b(?:cobran|doble|precio|vale|cuesta|pago)\b/,
    ],
    not: /\b(?:portal|usuario|honorarios)\b/,
    text: [
      'Cada empresa lleva su contabilidad y sus declaraciones, así que tiene su propio alcance y su propio valor; no es el doble por norma: depende de las facturas, los bancos y los empleados de cada una, y se cotizan juntas. La renta de una persona es aparte, una vez al año.',
      'Di al pedir la evaluación, que es gratuita, que son dos: la propuesta trae el valor de cada una y, si cabe, una rebaja.',
    ],
    links: [evaluation, call],
  },
  {
    topic: '¿En qué se diferencian la asesoría contable y la tributaria?',
    asked:
      'que diferencia hay entre la asesoria contable y la tributaria, cual necesito la contable o la tributaria, contabilidad o impuestos cual contrato',
    when: [
      /\bcontab\w+\b/,
      /\b(?:tribut\w+|impuestos)\b/,
      /\b(?:diferencia\w*|cual necesito|cual contrato|cual me sirve)\b/,
    ],
    text: [
      'La contable lleva las cuentas: registra, concilia bancos, hace los estados financieros, la facturación electrónica y los libros. La tributaria hace los impuestos: IVA, retención, renta de la empresa, ICA, exógena y responder a la DIAN. La segunda usa los números de la primera, por eso suelen ir juntas, pero se puede contratar una.',
      'Una persona natural que vende poco puede no necesitar la contable cada mes; una sociedad lleva contabilidad siempre. Dinos si eres persona o sociedad, qué vendes y cuánto al mes, y te decimos cuál te toca.',
    ],
    links: [evaluation, { href: '#servicios', label: 'Ver los servicios' }, call],
  },
  {
    topic: '¿Avisan de los vencimientos?',
    asked:
      'mandan recordatorio de los impuestos por whatsapp, me avisan antes de que venza, con cuantos dias avisan los vencimientos, como me entero de que vence un impuesto',
    when: [
      /\b(?:recordatorio\w*|avis[ao]n?|recuerdan|me entero)\b/,
      /\b(?:impuestos?|venc\w+|declaraci\w+|whatsapp|fechas?)\b/,
    ],
    not: /\b(?:dejar de|no quiero|quitar|dian|renuev\w+|contrato)\b/,
    text: [
      'Sí: tus fechas están en «Calendario» del portal, el borrador de cada declaración te llega 5 días hábiles antes, y salen avisos por correo y en el portal. Qué avisos quieres se escoge en «Mi cuenta», «Avisos por correo».',
      'Por WhatsApp responden personas, pero no es el canal de los avisos: si lo quieres así, pídelo a tu asesor.',
    ],
    links: [portal, call],
  },
  {
    topic: '¿Me explican el informe que recibí?',
    asked:
      'no entiendo el informe que me mandaron me lo explican, no entiendo los estados financieros, me explican el balance, cuanto vale la reunion para explicar el informe',
    when: [/\b(?:informe|estados financieros|balance|reporte)\b/, /\b(?:no entiendo|explic\w+|entender)\b/],
    not: /\b(?:dian|ugpp|superintendencia|banco)\b/,
    text: [
      'Sí, y no se paga aparte: la asesoría contable incluye una reunión mensual de resultados, y el informe trae una página que explica qué cambió. Pídela en «Citas» del portal, o escribe en «Mensajes» qué cifra no entiendes.',
      'Si no eres cliente, se puede contratar una hora para leerlo contigo: el valor se dice antes.',
    ],
    links: [portal, call],
  },
  {
    topic: '¿Cuánto vale hacer una exógena que no se hizo?',
    asked:
      'me hacen la exogena de un año que no se hizo y cuanto cuesta, cuanto cobran por hacer la exogena atrasada, hacen solo la exogena',
    when: [/\bexogena\b/, /\b(?:hacen|hagan|hacer)\b/, /\b(?:cuanto|precio|cobran|cuesta|vale)\b/],
    text: [
      'Sí, hacemos solo ese trabajo. No tiene tarifa fija: depende de cuántos terceros y formatos son y de cómo está la contabilidad de ese año; te damos el valor por escrito antes de empezar. En la asesoría tributaria mensual la exógena va incluida.',
      'Envíala cuanto antes: tarde, la sanción es del 0,5% de lo que se envió tarde, y sin enviarla, del 1%, hasta 7.500 UVT; si la envías antes de un pliego de cargos, se paga el 10% de eso, y no menos de 10 UVT (E.T., arts. 651 y 639). Manda el RUT, el año, el balance por terceros y lo que ya te haya escrito la DIAN.',
    ],
    links: [tax, call],
  },
  {
    topic: '¿Cuánto vale revisar un contrato y cuánto toma?',
    asked:
      'cuanto vale que me revisen un contrato de arriendo, cuanto cobran por revisar un contrato y en cuanto tiempo lo entregan, precio de redactar un contrato',
    when: [
      /\bcontrato\w*\b/,
      /\b(?:revis\w+|redact\w+|hacer|hagan)\b/,
      /\b(?:cuanto|precio|valor|cobran|demora\w*)\b/,
    ],
    not: /\b(?:trabajo|emplead\w+|laboral|ustedes me|permanencia)\b/,
    text: [
      `Es asesoría legal: se cobra por horas, desde ${legal} por hora, más IVA, con la estimación por escrito antes de empezar. Cuántas horas y qué día se entrega dependen del largo y de si hay que negociar: te lo dicen al ver el documento.`,
      'Manda el contrato, para qué lo necesitas y cuándo lo firmas. No lo firmes antes de la respuesta.',
    ],
    links: [{ href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' }, call],
  },
]
