import { firm } from '../firm'
import type { KnownAnswer } from './answers'
import { call, figuresLink, mail, recover, signIn, treatment, whatsapp, write } from './reply-links'

/** Questions for which a wrong answer would do harm: danger, other people's data, passwords, frauds, promises. */
export const delicate: readonly KnownAnswer[] = [
  {
    asked: `no quiero seguir viviendo, ya no quiero vivir, no quiero vivir, no quiero vivir mas, quitarme la vida, quiero matarme, matarme, suicidarme, suicidio, acabar con mi vida, no aguanto mas la vida, quiero morirme,
no le veo sentido a nada por las deudas quiero desaparecer, estoy pensando en hacerme daño, prefiero estar muerto que deberle a la dian,
mejor me mato y ya se acaba este problema, ya no puedo mas con la vida, me quiero morir con tantas deudas, si me muero se acaban las deudas,
pense en tirarme de un puente, ya no encuentro salida a esto quiero acabar con todo, no tengo ganas de vivir`,
    text: [
      'Lo que sientes importa más que cualquier deuda: llama ya al 123 o a la línea 106, donde alguien te escucha, y busca a una persona de confianza que te acompañe.',
    ],
    links: [
      { href: 'tel:106', label: 'Llamar a la línea 106' },
      { href: 'tel:123', label: 'Llamar al 123' },
    ],
  },
  {
    topic: 'Veo documentos de otra persona',
    needs:
      'otra otro otras otros ajeno ajena mio mia mios mias alguien conozco equivocada equivocado extraño extraña',
    asked: `documentos de otra empresa, facturas de otra empresa, datos de otra empresa, datos de otra persona, salen los documentos de otra, veo los documentos de otro, informacion de otro cliente, documentos que no son mios, facturas que no son mias,
en mi portal aparecen facturas de un negocio que no conozco, me llego por correo el balance de otro cliente de ustedes,
estoy viendo la nomina de una empresa que no es la mia, ustedes me mandaron papeles de otra persona,
me aparece el nombre y el nit de otra compañia en mi cuenta, me enviaron por error la declaracion de otro señor,
abri mi carpeta y hay archivos de alguien mas, me llego un documento que no es mio es de otro cliente`,
    text: [
      'Gracias por avisar: lo revisamos de inmediato.',
      `Cierra la sesión y no abras ni descargues nada. Llámanos ahora, o escribe a ${firm.email} con la hora y lo que viste, sin copiar los datos.`,
    ],
    links: [call, mail],
  },
  {
    needs:
      'cliente clientes ustedes competencia vecino divorcio fulano contraparte atienden firma hermano esposo ex',
    asked: `esposa de un cliente, esposo de un cliente, pareja de un cliente, hijo de un cliente, hija de un cliente, mama de un cliente, papa de un cliente, socio de un cliente, ex de un cliente, quienes son sus clientes, quien es su cliente, que clientes tienen, lista de clientes, cuales son sus clientes, cuanto facturan ustedes, cuanto gana la firma,
ustedes le llevan la contabilidad a la panaderia de la esquina, mi ex marido es cliente suyo cuanto gana, necesito saber cuanto declaro mi esposo,
quiero ver la declaracion de mi hermano el es cliente de ustedes, me pueden decir cuanto factura mi competencia,
necesito los estados financieros de una empresa que ustedes atienden, soy el abogado de la contraparte y quiero los libros de su cliente,
me dan el telefono de un cliente de ustedes, estoy en proceso de divorcio y quiero saber que bienes tiene mi esposa,
cuanto debe mi vecino a la dian, con quien mas trabajan den nombres de empresas, mi socio es cliente de ustedes que les ha preguntado,
denme el nit y los ingresos de fulano`,
    text: [
      'La información de nuestros clientes es reservada, y tampoco decimos quién lo es.',
      'Un documento solo se entrega a su titular, a quien él autorice por escrito o a la autoridad que lo ordene.',
    ],
    links: [call, treatment],
  },
  {
    topic: '¿Es real un mensaje de la DIAN?',
    asked: `lo abro, abro el correo, abro el adjunto, abrir el adjunto, descargue aqui, descargar el zip, es falso el correo, correo falso, correo sospechoso, correo es de la dian, phishing, link de la dian, clic en el enlace, pide mi clave de la dian, dian con un link, dian con un link para pagar, correo de la dian con un link, correo de la dian con un link para pagar, sera estafa, mensaje de texto de la dian,
me llego un mensaje de texto que dice dian pague ya con un enlace, recibi un whatsapp de un supuesto funcionario de la dian pidiendo plata,
me llamaron diciendo que eran de la dian y que consignara, un correo raro dice que tengo una deuda fiscal y trae un archivo, me escribieron de notificaciones dian gov com es real,
le di clic a un link de la dian y puse mi clave, como se si un correo de la dian es verdadero, me llego un sms de cobro de impuestos es estafa,
me piden los datos de la tarjeta para devolverme plata de la dian, me ofrecen borrar la deuda con la dian si consigno a una cuenta,
un man dice que es de la dian y me pide nequi pa quitarme la multa, me llego un mail con asunto embargo y un zip,
dicen que son de la ugpp y piden que descargue un archivo, me llamo un señor de la dian pidiendo que consigne, un funcionario me pide que le consigne a nequi o daviplata para no sancionarme, me pide plata por telefono para no multarme,
es verdad este correo que dice que me van a embargar, un zip de la dian me dio susto lo abro o no, me escribieron de la dian por whatsapp,
correo que dice embargo preventivo paga en 24 horas, llego un pdf de la fiscalia con contraseña,
me llamaron que debia impuestos y que pagara por nequi, es normal que la dian mande links, mensaje de la dian con un codigo qr`,
    text: [
      'No lo abras, no pagues ni des tu clave: un impuesto no se le consigna a una persona ni a un Nequi; si te llaman, cuelga. La DIAN escribe desde @dian.gov.co, y lo que de verdad te notificó aparece al entrar tú mismo a su portal.',
      'Si ya lo abriste o pagaste, cambia tus claves desde otro equipo, avisa a tu banco y llámanos.',
    ],
    links: [call, whatsapp],
  },
  {
    asked: `periodista, prensa, vocero, una entrevista, ofrecer una alianza, una alianza, alianza comercial, ofrecerles, queremos ofrecerles, somos proveedores, presentarles nuestro,
soy de un medio y quiero entrevistar al gerente, somos una empresa de software y queremos presentarles un producto,
vendo papeleria y quiero ofrecerles, quisiera proponerles un convenio, trabajo en un banco y quiero hacer una alianza con ustedes,
les interesa publicidad en google para su firma, soy youtuber quiero hacer un video con ustedes, les ofrezco servicio de aseo para su oficina,
quiero ser su proveedor, represento una universidad y buscamos convenio de practicas, me interesa comprar la firma,
ofrecemos servicio de posicionamiento en google, ofrecemos pauta en redes para firmas contables, con quien hablo de mercadeo, quien maneja el mercadeo de la firma, area de compras de la firma,
a quien le envio la propuesta comercial de nuestros productos, ofrecemos mantenimiento de computadores para su oficina`,
    text: [
      'Gracias por escribir. Cuéntalo al correo, con tu nombre y tu entidad: lo lee quien puede responder. En este chat nadie habla a nombre de la firma ni acuerda reuniones.',
    ],
    links: [mail, call],
  },
  {
    topic: '¿Qué cambia con una reforma?',
    asked: `reforma tributaria, la reforma, nueva reforma, aprobaron la reforma, ya aprobaron la reforma, reforma laboral, reforma pensional, proyecto de ley,
que va a pasar con la nueva reforma del gobierno, van a subir los impuestos el otro año, es verdad que van a quitar el regimen simple,
que dice la ley que esta en el congreso, el gobierno va a subir el iva al 21, cuando entra a regir la reforma laboral,
que cambio con la nueva ley tributaria, va a haber impuesto nuevo, ya salio la ley de financiamiento, que opinas de la reforma,
la emergencia economica cambia mis impuestos, que impuestos nuevos hay para 2027`,
    text: [
      'Un proyecto no cambia nada hasta que es ley, sancionada y publicada, y este chat no sigue los proyectos.',
      'Pregúntaselo a una persona del equipo: te dice qué está vigente hoy y desde cuándo.',
    ],
    links: [call, whatsapp, write],
  },
  {
    topic: '¿Cuánto será el salario mínimo del otro año?',
    asked: `minimo en el 2027, minimo del 2027, minimo para el 2027, minimo 2027, salario minimo 2027, minimo del otro año, cuanto va a quedar el minimo,
cuanto subira el salario minimo en enero, ya salio el aumento del minimo,
cuanto aumentan el sueldo minimo el proximo año, ya decretaron el salario del año entrante, cuanto va a ser el auxilio de transporte del otro año`,
    text: [
      'El del año que viene todavía no se conoce: se fija a finales de diciembre. El de este año, con la norma que lo fija, está en esta página.',
    ],
    links: [figuresLink],
  },
  {
    topic: '¿Puedo confiar en estas respuestas?',
    asked: `quien responde tu, respondes tu, si me multan quien responde, lo que me dijiste esta mal, te haces responsable, se hacen responsables de lo que dices, te equivocas,
que tan confiables son tus respuestas, puedo tomar esto como un concepto, me sirve lo que dices como prueba ante la dian, estas seguro de eso,
y si la respuesta que me diste no es cierta, tu respuesta es oficial, puedo confiar en un chat para algo tan serio,
lo que me dices lo puedo usar ante un juez, esto reemplaza a un contador, y si te equivocas quien paga la sancion, en internet dicen otra cosa,
me dijiste mal una fecha`,
    text: [
      'Doy información general y puedo equivocarme: no reemplazo a un contador que mire tu caso.',
      'Antes de declarar, pagar o responder, confírmalo con una persona del equipo. Si algo de lo que dije está mal, cuéntanoslo y lo corregimos.',
    ],
    links: [call, mail],
  },
  {
    topic: 'Hoy vence y no estoy listo',
    asked: `vence hoy, se vence hoy, me vence hoy, vence hoy mismo, vence en una hora, iva vence hoy, renta vence hoy, retencion vence hoy,
hoy es el ultimo dia pa presentar el iva y no tengo nada listo, tengo plazo hasta hoy a la medianoche, se me vence en dos horas la retencion,
hoy vence la renta y mi contador no aparece, necesito presentar hoy mismo la declaracion,
mañana vence y no tengo los soportes, se vence mañana mi declaracion de renta y no la he hecho, alcanzan a presentarme el iva hoy,
 me quedan horas para declarar,
 tengo que presentar hoy la exogena y el muisca no abre,
solo tengo hoy para presentar, es el ultimo dia y no he hecho nada, se me vence esta noche, mañana es mi fecha y no alcanzo,
me toca hoy y no encuentro contador`,
    text: [
      'Llámanos ahora y di qué vence y qué soportes faltan: por teléfono se ve más rápido si alcanza.',
      'Presentar tarde tiene sanción desde el primer día (artículo 641 del Estatuto Tributario; la de la exógena es otra, la del 651), así que no esperes a tenerlo todo listo para avisar.',
    ],
    links: [call, whatsapp],
  },
  {
    topic: 'No puedo firmar y vence hoy',
    asked: `
se me vencio la firma electronica y hoy vence la retencion, la firma de la dian expiro y tengo que presentar hoy
vence hoy y la dian no me deja firmar, se daño la firma y el iva es hoy, perdi la clave de la firma y mañana vence, no me llega el codigo para firmar y vence hoy
la pagina de la dian caida y hoy es el plazo, el instrumento de firma vencido y la declaracion es hoy, no me recibe la clave dinamica y se acaba el plazo,
no puedo firmar la declaracion que vence hoy, vencio el certificado de firma y el iva es hoy, la llave de la firma no me sirve y hoy es el plazo,
caduco mi firma digital dian y hoy presento, la clave dinamica no llega y tengo que firmar hoy,
hoy vence y mi firma electronica esta vencida ayuda`,
    text: [
      'Con calma: la firma se renueva gratis en www.dian.gov.co, entrando con tu usuario y la clave que llega al correo del RUT. Son unos minutos.',
      'Ahora: 1. Renuévala y firma. 2. Si el sistema falla, guarda la pantalla con la hora: sirve de prueba. 3. Si no alcanzas, preséntala apenas puedas: tarde tiene la sanción mínima o más (artículo 641), que a veces se reduce (artículo 640), nunca por debajo de la mínima (artículo 639). Si te trabas, llámanos.',
    ],
    links: [call, whatsapp],
  },
  {
    topic: '¿Se puede cambiar la fecha de una factura?',
    asked: `factura con fecha de octubre, factura con fecha anterior, factura con fecha pasada, facturar con fecha de, cambiar la fecha de la factura, antedatar, ponerle otra fecha, puedo poner la factura con fecha de diciembre, quiero que el contrato quede con fecha del año pasado,
se puede cambiar la fecha de una factura electronica, necesito que la factura salga con fecha de ayer, me piden factura con fecha atrasada,
quiero hacer un acta con fecha vieja, puedo sacar la factura con el dia que yo quiera`,
    text: [
      'No se puede: la factura electrónica lleva la fecha en que se genera y la DIAN la valida en ese momento.',
      'Si la venta fue antes y no se facturó, cuéntanos cuándo y por qué, y miramos cómo se corrige.',
    ],
    links: [call, write],
  },
  {
    topic: '¿A cuánto está el dólar?',
    asked: `a cuanto esta el dolar, precio del dolar, dolar hoy, trm, trm de hoy,
a como amanecio el dolar, cual es la trm de ayer, a como esta el euro, cuanto vale un dolar en pesos, en cuanto esta la divisa,
que tasa de cambio uso para una factura en dolares, tasa representativa del mercado`,
    text: [
      'Aquí no tengo la TRM del día: la publica la Superintendencia Financiera. Si es por una factura en dólares, una persona del equipo te dice qué tasa usar.',
    ],
    links: [call, whatsapp],
  },
]

/** The answer to a message that contains a password, which the answer never repeats. */
export const writtenPassword = {
  text: [
    'No escribas tu clave aquí ni se la des a nadie: nunca te la vamos a pedir.',
    'Cámbiala ahora, también donde uses la misma. Si el portal no te deja entrar, pide un enlace nuevo; si tu registro espera aprobación, te avisamos por correo.',
  ],
  links: [{ ...recover, label: 'Cambiar mi contraseña' }, signIn, call],
} as const
