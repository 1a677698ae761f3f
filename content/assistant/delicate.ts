import { firm } from '../firm'
import type { KnownAnswer } from './answers'
import { call, figuresLink, mail, recover, signIn, treatment, whatsapp, write } from './reply-links'

/** A wrong answer to these questions does harm: danger, other people's data, passwords, frauds, promises. */
export const delicate: readonly KnownAnswer[] = [
  {
    asked: `no quiero seguir viviendo, ya no quiero vivir, no quiero vivir, no quiero vivir mas, quitarme la vida, quiero matarme, matarme, suicidarme, suicidio, acabar con mi vida, no aguanto mas la vida, quiero morirme`,
    text: [
      'Lo que sientes importa más que cualquier deuda. Si estás en peligro, llama ya al 123, o busca a alguien de confianza que te acompañe.',
      'Lo que debes se puede ordenar y acordar. Cuando estés con alguien, llámanos y lo miramos sin afán y sin juzgarte.',
    ],
    links: [{ href: 'tel:123', label: 'Llamar al 123' }, call],
  },
  {
    asked: `documentos de otra empresa, facturas de otra empresa, datos de otra empresa, documentos de otra persona, datos de otra persona, facturas de otra persona, salen los documentos de otra, salen documentos de otro cliente, veo los documentos de otro, informacion de otro cliente, documentos de otro cliente, documentos que no son mios, facturas que no son mias`,
    text: [
      'Gracias por avisar: lo revisamos de inmediato.',
      `Cierra la sesión y no abras ni descargues nada. Llámanos ahora, o escribe a ${firm.email} con la hora y lo que viste, sin copiar los datos.`,
    ],
    links: [call, mail],
  },
  {
    asked: `esposa de un cliente, esposo de un cliente, pareja de un cliente, hijo de un cliente, hija de un cliente, mama de un cliente, papa de un cliente, socio de un cliente, ex de un cliente, quienes son sus clientes, quien es su cliente, que clientes tienen, lista de clientes, cuales son sus clientes, cuanto facturan ustedes, cuanto gana la firma`,
    text: [
      'La información de nuestros clientes es reservada, y tampoco decimos quién lo es.',
      'Un documento solo se entrega a su titular, a quien él autorice por escrito o a la autoridad que lo ordene.',
    ],
    links: [call, treatment],
  },
  {
    asked: `lo abro, abro el correo, abro el adjunto, abrir el adjunto, descargue aqui, descargar el zip, es falso el correo, correo falso, correo sospechoso, correo de la dian es real, correo es de la dian, mensaje de la dian es real, phishing, link de la dian, clic en el enlace, pide mi clave de la dian, dian con un link, dian con un link para pagar, correo de la dian con un link, correo de la dian con un link para pagar, sera estafa, correo de la dian sera estafa, mensaje de texto de la dian`,
    text: [
      'No lo abras ni escribas tu clave. Mira quién lo envía: la DIAN escribe desde @dian.gov.co, y lo que de verdad te notificó aparece al entrar tú mismo a su portal.',
      'Si ya lo abriste, cambia tus claves desde otro equipo y llámanos.',
    ],
    links: [call, whatsapp],
  },
  {
    asked: `periodista, prensa, vocero, una entrevista, ofrecer una alianza, una alianza, alianza comercial, ofrecerles, queremos ofrecerles, somos proveedores, presentarles nuestro`,
    text: [
      'Gracias por escribir. Cuéntalo al correo, con tu nombre y tu entidad: lo lee quien puede responder. En este chat nadie habla a nombre de la firma ni acuerda reuniones.',
    ],
    links: [mail, call],
  },
  {
    asked: `reforma tributaria, la reforma, nueva reforma, aprobaron la reforma, ya aprobaron la reforma, reforma laboral, reforma pensional, proyecto de ley`,
    text: [
      'Un proyecto no cambia nada hasta que es ley, sancionada y publicada, y este chat no sigue los proyectos.',
      'Pregúntaselo a una persona del equipo: te dice qué está vigente hoy y desde cuándo.',
    ],
    links: [call, whatsapp, write],
  },
  {
    asked: `minimo en el 2027, minimo del 2027, minimo para el 2027, minimo 2027, salario minimo en el 2027, salario minimo del 2027, salario minimo para el 2027, salario minimo 2027, minimo del otro año, minimo del proximo año, salario minimo del proximo año, salario minimo del otro año, minimo del año entrante, cuanto va a quedar el minimo`,
    text: [
      'El del año que viene todavía no se conoce: se fija a finales de diciembre. El de este año, con la norma que lo fija, está en esta página.',
    ],
    links: [figuresLink],
  },
  {
    asked: `quien responde tu, respondes tu, si me multan quien responde, lo que me dijiste esta mal, lo que dices esta mal, te haces responsable, se hacen responsables de lo que dices, puedo confiar en lo que dices, te equivocas`,
    text: [
      'Doy información general y puedo equivocarme: no reemplazo a un contador que mire tu caso.',
      'Antes de declarar, pagar o responder, confírmalo con una persona del equipo. Si algo de lo que dije está mal, cuéntanoslo y lo corregimos.',
    ],
    links: [call, mail],
  },
  {
    asked: `vence hoy, se vence hoy, me vence hoy, vence hoy mismo, vence en una hora, iva vence hoy, renta vence hoy, retencion vence hoy`,
    text: [
      'Llámanos ahora y di qué vence y qué soportes faltan: por teléfono se ve más rápido si alcanza.',
      'Presentar tarde tiene sanción desde el primer día (artículo 641 del Estatuto Tributario), así que no esperes a tenerlo todo listo para avisar.',
    ],
    links: [call, whatsapp],
  },
  {
    asked: `factura con fecha de octubre, factura con fecha anterior, factura con otra fecha, factura con fecha pasada, factura con fecha vieja, factura con fecha atrasada, facturar con fecha de, cambiar la fecha de la factura, antedatar, ponerle otra fecha`,
    text: [
      'No se puede: la factura electrónica lleva la fecha en que se genera y la DIAN la valida en ese momento.',
      'Si la venta fue antes y no se facturó, cuéntanos cuándo y por qué, y miramos cómo se corrige.',
    ],
    links: [call, write],
  },
  {
    asked: `a cuanto esta el dolar, a como esta el dolar, precio del dolar, dolar hoy, trm, trm de hoy`,
    text: [
      'Aquí no tengo la TRM del día: la publica la Superintendencia Financiera. Si es por una factura en dólares, una persona del equipo te dice qué tasa usar.',
    ],
    links: [call, whatsapp],
  },
]

/** The answer to a message in which somebody wrote a password. It never repeats the password. */
export const writtenPassword = {
  text: [
    'No escribas tu clave aquí ni se la des a nadie: nunca te la vamos a pedir.',
    'Cámbiala ahora, también donde uses la misma. Si el portal no te deja entrar, pide un enlace nuevo; si tu registro espera aprobación, te avisamos por correo.',
  ],
  links: [{ ...recover, label: 'Cambiar mi contraseña' }, signIn, call],
} as const
