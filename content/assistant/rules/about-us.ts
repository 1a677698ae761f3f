import { experienceSentence } from '../../claims'
import { firm } from '../../firm'
import { profile } from '../../firm-profile'
import { services } from '../../services'
import { catalogue } from '../catalogue'
import { call, evaluation, mail } from '../reply-links'
import type { Rule } from '../rules'

const team = { href: '/nosotros', label: 'Conocer al equipo' } as const
const prices = { href: '#servicios', label: 'Comparar servicios y precios' } as const

const people = (profile.team ?? [])
  .map(({ name, role, card }) => `${name}, ${role.toLowerCase()}${card ? ` (${card})` : ''}`)
  .join('; ')
const does = services
  .map(
    ({ slug, title }) =>
      `${title}: ${catalogue[slug].includes.map((one) => one.replace(/^[A-ZÁ](?=[a-zá])/, (first) => first.toLowerCase())).join(', ')}`,
  )
  .join('. ')

export const ours = true

/** Answers with facts about the firm; if a fact is not published, the answer says whom to ask. */
export const rules: readonly Rule[] = [
  {
    topic: '¿Quiénes son ustedes?',
    insteadOf: ['¿Quiénes son y quién firma?'],
    asked: `uds si son legales, lei comentarios malos de ustedes, son confiables, de que año es la firma, como se que son serios, quienes firman y con que tarjeta, ustedes quienes son, quien esta detras de la firma, son contadores de verdad, tienen tarjeta profesional, los contadores tienen tarjeta, cuantos años llevan, desde cuando existen, ya me tumbaron una vez como se que son serios, son una empresa registrada, quien es el dueño o gerente de la firma, quien dirige la firma, como se llaman los contadores, son de fiar, que experiencia tienen, cuantas personas trabajan ahi, quiero saber con quien trato`,
    text: [
      `Somos ${firm.legalName}, NIT ${firm.nit}: contadores, tributaristas y abogados en ${firm.address.city} desde ${firm.founded}. ${experienceSentence()}${people ? ` En «Quiénes Somos» está quién firma: ${people}.` : ''}`,
      'La tarjeta de un contador se comprueba en la Junta Central de Contadores, y la empresa, con su NIT en la Cámara de Comercio (www.rues.org.co). Hazlo antes de firmar: no hace falta creernos.',
    ],
    links: [team, call, mail],
  },
  {
    topic: '¿Por qué dicen años distintos?',
    asked: `en una parte dice 12 años y en otra 15, la pagina dice dos cosas distintas de los años, al fin cuantos años llevan, por que en un lado dicen una cifra y en otro otra, los años de experiencia no coinciden`,
    text: [
      `La firma existe desde ${firm.founded}: ese es el dato. Si en una página ves otra cifra de años, cuenta otra cosa (como los de práctica del equipo) y lleva su fuente al lado. Si aun así no te cuadra, pregúntalo: una persona te lo aclara.`,
    ],
    links: [team, mail, call],
  },
  {
    topic: '¿Qué hacen y qué no hacen?',
    asked: `hacen eso, ustedes hacen contratos, revisan contratos y clausulas, hacen contratos de arrendamiento, me pueden redactar un documento, hacen certificaciones de ingresos, registran marcas, hacen cobro de cartera, ustedes hacen afiliaciones, hacen nomina electronica, ustedes sacan el rut o la camara de comercio, que tramites hacen, hacen ese tramite, manejan exogena, hacen estados financieros, hacen conciliaciones`,
    text: [
      `Esto es lo que hacemos. ${does}.`,
      'Se puede contratar una sola cosa, por hora o con precio cerrado, o un servicio de cada mes. Si lo tuyo no está en la lista, pregúntalo antes: una persona te dice si lo hacemos, o quién lo hace.',
    ],
    links: [prices, evaluation, call],
  },
  {
    topic: '¿Qué viene incluido y qué se cobra aparte?',
    asked: `si contrato lo de contabilidad tambien me presentan el ica y la exogena o solo iva y retefuente, si contrato la contabilidad ustedes responden los requerimientos de la dian, la respuesta a la dian va incluida o se paga aparte, que trae el plan mensual, que viene en la mensualidad, que incluye lo que cobran, ahi viene la exogena, la declaracion de renta va incluida, los estados financieros van incluidos o aparte, la nomina electronica la cobran aparte, eso lo cobran aparte, que mas me toca pagar, hay cobros extra, incluye las declaraciones de iva, que entra en el precio, me cobran cada declaracion, incluye la renta del dueño`,
    text: [
      'Cada servicio tiene su precio. La contabilidad del mes trae registro, conciliaciones, estados financieros (también los del cierre del año), facturación electrónica, libros y la reunión mensual. La tributaria trae IVA, retención, renta de la empresa, ICA, exógena y responder a la DIAN. La nómina trae liquidación, PILA, nómina electrónica y liquidaciones finales.',
      'No se cobra por sorpresa: la propuesta dice el alcance y el valor, y lo que esté fuera se acepta por escrito antes. La renta del dueño como persona es aparte, una vez al año.',
    ],
    links: [prices, evaluation, call],
  },
  {
    topic: '¿Hay permanencia o me cobran por irme?',
    insteadOf: ['¿Puedo cancelar?'],
    asked: `si no me gusta como trabajan me tengo que quedar, me toca quedarme todo el año, puedo dejarlos cuando quiera, estoy obligado a seguir con ustedes, hay permanencia, me puedo salir cuando quiera, me cobran clausula si me retiro, si me quiero retirar me cobran algo, no firme por un año, me amarran, con cuanto tiempo aviso para irme, que pasa con mis papeles si me voy, me devuelven mis libros y claves si me voy, como me retiro, quiero cancelar el servicio, dejar de ser cliente`,
    text: [
      'No hay permanencia: puedes cancelar en cualquier momento, y te entregamos libros, soportes y claves con un acta para que otro contador siga. Con cuántos días se avisa y qué pasa con el mes en curso lo dice tu contrato: míralo o pregúntalo antes de irte. Escríbelo, para que quede con fecha, y pide el acta.',
    ],
    links: [mail, call, { href: '#preguntas', label: 'Ver preguntas frecuentes' }],
  },
  {
    topic: '¿Cómo se paga y dan factura?',
    insteadOf: ['¿Cómo se les paga?'],
    asked: `reciben daviplata, con que les puedo pagar, aceptan nequi, reciben nequi o transferencia, como les pago, aceptan tarjeta de credito, reciben efectivo, me dan factura electronica, el precio ya tiene iva, ese valor ya tiene el iva, cuanto seria con iva, puedo pagar a cuotas, cobran anticipo, pago antes o despues, medios de pago que manejan, se puede pagar por pse, dan plazo para pagar`,
    text: [
      `Los precios del sitio son más IVA, y al lado está el total con el 19%. Qué medios se reciben (transferencia, tarjeta, Nequi, cuotas) y si hay anticipo va en la propuesta; aquí no lo sé con certeza y te lo confirma una persona antes de empezar.`,
      'Paga solo a una cuenta a nombre de la empresa, la que sale en su factura, nunca a un Nequi personal: si recibes otros datos, llámanos antes.',
    ],
    links: [call, mail, prices],
  },
  {
    topic: 'Me atrasé en el pago a ustedes',
    asked: `les quede debiendo la mensualidad, les debo el mes de octubre me suspenden, no les alcance a pagar, estoy en mora con ustedes, me atrase con la mensualidad de ustedes, les debo dos meses, no les he podido pagar, que pasa si no les pago, me van a dejar de presentar los impuestos si no pago, me suspenden el servicio por mora, puedo pagarles a cuotas lo que les debo, me cortan el portal si no pago`,
    text: [
      'Dilo hoy, antes de que venza algo: qué pasa con una mora (y si se puede pagar por partes) lo dice tu contrato, y una persona lo acuerda contigo. Aquí no veo tu cuenta; en el portal, en «Honorarios», está cada cobro.',
      'Pregunta en concreto qué declaraciones vencen y quién las presenta mientras tanto: no dejes una fecha de la DIAN sin responsable.',
    ],
    links: [call, mail, { href: '/portal', label: 'Ir al portal' }],
  },
  {
    topic: '¿Puedo cambiarme a mitad de año y quién habla con el contador de antes?',
    asked: `puedo pasarme con ustedes en junio, espero a que acabe el año para pasarme, en que mes conviene cambiarse, me quiero cambiar con ustedes pero estamos en agosto, toca esperar a enero para cambiar de contador, se puede cambiar a mitad de año, quien le pide los papeles al contador anterior, ustedes se encargan de pedirle los libros, me da pena decirle al contador, me toca pelear con mi contador o lo hacen ustedes, como es el empalme, ustedes hacen el empalme, cuanto dura el cambio de contador, quien habla con el contador que tengo`,
    text: [
      'No hay que esperar a enero: empezamos entre 1 y 2 semanas después de firmar, en cualquier mes. El empalme con quien lleva hoy tu contabilidad lo hacemos nosotros: pedimos libros, soportes y claves con una lista, y se reciben con un acta. Tú le avisas por escrito que terminas y a quién entrega; puede ser un correo corto.',
      'Mientras tanto no dejes de presentar lo que vence. Las claves de la DIAN son tuyas: las recuperas como titular aunque él no colabore.',
    ],
    links: [evaluation, call],
  },
  {
    topic: '¿Puedo contratar solo una parte y tener otro contador?',
    asked: `puedo contratar solo la nomina y dejar mi contador, me toca firmar exclusividad con ustedes, puedo tener otro asesor aparte, hacen solo los impuestos, quiero contratar solo una declaracion de renta, trabajan junto con mi contador, hacen declaraciones sueltas sin mensualidad, puedo dejar la contabilidad con otro y la renta con ustedes, solo quiero una asesoria puntual`,
    text: [
      'Sí: se contrata solo lo que necesitas, y no hay exclusividad. Puede ser un servicio de cada mes (contabilidad, impuestos o nómina), una asesoría por hora o un proyecto con fecha, y lo demás lo sigue quien ya lo hace: se acuerda quién entrega qué y cuándo.',
      'El único límite es de ley: no podemos ser a la vez contador y revisor fiscal, ni auditar lo que llevamos. Dilo en la evaluación gratuita y sale en la propuesta.',
    ],
    links: [evaluation, prices, call],
  },
  {
    topic: '¿Ustedes hablan con la DIAN por mí?',
    asked: `ustedes se encargan de hablar con la dian, me representan ante la dian, tengo que ir yo a la dian o van ustedes, hacen los tramites por mi, pueden responder la carta por mi, me acompañan a la cita de la dian, les doy poder para que hagan el tramite`,
    text: [
      'Sí, en lo que se puede: la asesoría tributaria incluye preparar y presentar declaraciones y responder requerimientos de la DIAN, con lo que tú apruebes. Para actuar a tu nombre en una visita, un recurso o una cita hace falta un poder; hay trámites (como tu firma electrónica) que solo haces tú, y te guiamos.',
      'Tu clave no se presta: se trabaja con autorizaciones. Si ya tienes una carta o una fecha, di primero qué día vence.',
    ],
    links: [call, evaluation],
  },
  {
    topic: '¿Cobran por una consulta?',
    when: [/\b(?:este |el |por )?chat\b/, /\b(?:cobr\w+|cuesta|vale|gratis|costo|pag[ao]r?)\b/],
    not: /\b(?:nequi|tarjeta|declar\w+|contabilidad|mensualidad)\b/,
    asked: `cobran por una pregunta, cuanto vale una consulta, cobran asesoria por whatsapp, solo quiero hacer una pregunta rapida, cuanto cuesta una hora con un contador, la consulta tiene costo, me pueden responder una duda gratis`,
    text: [
      'Preguntar en este chat no cuesta nada, y por teléfono o WhatsApp te dicen gratis por dónde va lo tuyo. La evaluación inicial también es gratuita y sin compromiso. Una asesoría puntual, con concepto escrito, se paga por horas, con la estimación antes de empezar; la legal parte del valor por hora que está en la página de precios.',
    ],
    links: [evaluation, prices, call],
  },
  {
    topic: 'Pedí la evaluación y no me han llamado',
    asked: `pedi la evaluacion gratis y no me han llamado, deje mis datos y nadie me contacta, a que hora me van a llamar, llene el formulario hace dias, en cuanto tiempo me contestan el formulario, cuando me responden el mensaje de contacto, solicite cita y no me confirman`,
    text: [
      'Lo siento. Una persona del equipo lee cada solicitud en horario hábil y responde al correo o al teléfono que dejaste; no hay una hora prometida. Mira «Correo no deseado» y, si pasó más de un día hábil, llama: con tu nombre y el número de solicitud te dicen en qué va o la agendan ahí mismo.',
      'Si tienes un plazo encima, no esperes la llamada: dilo al teléfono primero.',
    ],
    links: [call, mail],
  },
  {
    topic: '¿Me dan referencias de clientes?',
    asked: `quiero hablar con un cliente de ustedes, me dan referencias, tienen referencias de clientes, puedo llamar a alguien que trabaje con ustedes, han trabajado con constructoras, han trabajado con clinicas, conocen mi sector, tienen clientes como yo, antes de firmar quiero referencias`,
    text: [
      `${experienceSentence()} Entre los sectores hay comercio, clínicas, constructoras e importadores; el tuyo dilo en la evaluación gratuita, y te decimos quién del equipo lo conoce.`,
      'Quiénes son nuestros clientes es reservado, así que no damos nombres por el chat. Si quieres hablar con uno, pídelo: una persona pregunta primero si ese cliente acepta. En la página hay opiniones publicadas con permiso.',
    ],
    links: [evaluation, team, call],
  },
  {
    topic: 'Quiero que me devuelvan lo que pagué',
    when: [
      /\b(?:devuelv\w+|devoluc\w+|reembols\w+|reintegr\w+)\b/,
      /\b(?:ya (?:les )?pague|pague|pagamos|anticipo que|les (?:di|pague|consigne|gire)|mi (?:plata|dinero)|la plata)\b/,
      /\b(?:ustedes|uds|la firma|(?:la|mi) contadora?|mi asesora?|nadie (?:me )?(?:contest\w+|respond\w+|llam\w+)|no (?:me )?(?:contest\w+|respond\w+|han llamado)|no hicieron)\b/,
    ],
    not: /\b(?:dian|saldo a favor|retuv\w+|retenc\w+|iva|camara|arriendo|cliente|inquilin\w+|banco|inmobiliaria)\b/,
    asked: `quiero que me reembolsen, pague y no hicieron nada, como pido que me devuelvan lo pagado, devuelvanme la plata, quiero un reembolso, pague una asesoria y no me sirvio, me cobraron y no hicieron nada, no me resolvieron y ya pague, exijo la devolucion de mi dinero, me deben plata, pague y no me han respondido, quiero que me reintegren lo que pague`,
    text: [
      `Lamento que haya salido así, y que no te hayan contestado. Para hablar con alguien hoy, llama en horario y pide a quien dirige el equipo. Para la devolución, escríbelo a ${firm.email} con el asunto «Devolución»: qué pagaste, qué día, qué esperabas y qué recibiste, con el comprobante. Tu queja o reclamo se recibe por escrito y queda con fecha, y una persona te dice si se devuelve, se corrige o se compensa; aquí no puedo prometerlo.`,
      'Si la respuesta no te sirve, como consumidor puedes reclamar ante la Superintendencia de Industria y Comercio (www.sic.gov.co).',
    ],
    links: [mail, call],
    calms: true,
  },
  {
    topic: 'Una queja: presentaron algo tarde o mal',
    asked: `pesimo servicio me presentaron tarde, presentaron mal el iva y ahora me toca pagar la sancion, quien responde por la sancion si fue culpa de ustedes, la multa la pago yo o ustedes, la contadora que me asignaron se equivoco, por culpa de ustedes me sancionaron, quiero hablar con el gerente, quiero hablar con el jefe, me quede esperando y nadie llego a la cita, nadie contesta el whatsapp, llevo una semana escribiendo y nada, es el colmo nadie responde, me dejaron plantado en la cita, nadie se conecto a la reunion`,
    text: [
      `Lamento lo que pasó, y no lo discuto por chat: que lo vea hoy una persona. Llama en horario y pide hablar con quien dirige el equipo; si es por la tarde o un domingo, escribe a ${firm.email} con el asunto «Queja»: tu empresa, qué pasó, qué día y qué pides. Queda con fecha y te responden por escrito.`,
      'Si hay una sanción o un plazo, dilo primero: ante la DIAN responde quien declara, así que se corrige ya para que no crezca. Quién asume ese costo depende de qué pasó y del contrato: pide que la firma lo diga por escrito.',
    ],
    links: [call, mail],
    calms: true,
  },
  {
    topic: 'Explícame más fácil',
    asked: `no entendi nada explicame otra vez, explicame mas facil, en palabras sencillas, no te entiendo, mas corto por favor, eso que quiere decir en español, hablame claro, repite pero facil, explicamelo como a un niño, muy enredado, en cristiano`,
    when: [
      /\b(?:no (?:te |le |lo |les |se )?(?:entend|entiend|comprend)\w*|expli[ck]\w*|repit\w*|en cristiano|hablame claro)\b/,
      /\b(?:nada|otra vez|facil\w*|sencill\w*|cort[oa]|clar[oa]|simple|despacio|ni (?:papa|jota)|enredad\w*|cristiano|palabras|de nuevo)\b/,
    ],
    not: /\b(?:que es|por ?que|auto\w*reten\w*|rete\w+|iva|renta|regimen|dian|factura\w*|nomina|rut|ica|exogena|retencion|prima|cesantias|matricula|carta|requerimiento|emplazamiento|sancion|declar\w+|firmar|deudas?|casa|hij[oa]s|espos[oa]|fallec\w+|socio|ugpp)\b/,
    text: [
      'Claro, y perdón por el enredo. No recuerdo lo anterior, así que dime el tema en dos o tres palabras y te lo digo corto: por ejemplo «qué es el IVA», «me llegó una carta de la DIAN», «qué es la prima» o «qué hago para declarar».',
      'Si prefieres que alguien te lo explique hablando, llama: no hace falta saber los nombres de las cosas.',
    ],
    links: [call],
  },
  {
    topic: '¿Dan factura electrónica por sus honorarios?',
    asked: `ustedes facturan electronicamente, me dan factura por la asesoria, la mensualidad la cobran con factura electronica, necesito factura de ustedes para mi contabilidad, les llega la factura electronica al cliente, a que correo llega la factura de sus honorarios,
pueden facturar a nombre de mi empresa, sus facturas sirven para deducir, como recibo la factura electronica de la firma, dan recibo o factura por el servicio, si les pago me expiden factura, cobran con cuenta de cobro o con factura`,
    insteadOf: ['¿Cómo se paga y dan factura?'],
    text: [
      'Sí: por todo lo que cobramos va una factura electrónica de venta, a nombre de quien contrata, como debe hacerlo quien presta servicios (E.T., arts. 615 y 616-1). Llega al correo que digas para facturación y, si eres cliente, el cobro se ve en «Honorarios» del portal. Ten a mano razón social, NIT y ese correo.',
      'Los precios del sitio son más IVA, y al lado está el total. Los medios de pago y si hay anticipo van en la propuesta, por escrito. Paga solo a la cuenta a nombre de la empresa que sale en la factura, nunca a un Nequi personal: si recibes otros datos, llámanos antes.',
    ],
    links: [call, mail, prices],
  },
  {
    topic: 'Retención o un error en la factura de ustedes',
    asked: `les practico retencion cuando les pago, cuanto retengo a la factura de la firma, ustedes son autorretenedores, su factura quedo con mi nit mal, me facturaron a nombre de otra empresa, pueden cambiar la razon social de su factura, no me llego la factura de ustedes,
necesito copia de la factura de honorarios, la factura de la firma tiene un valor distinto a la propuesta, me pueden anular una factura de ustedes`,
    text: [
      'Retención: si eres agente (código 07 en el RUT), a una sociedad se le retiene por honorarios el 11% del valor sin IVA (Decreto 260 de 2001), salvo que sea autorretenedora o esté en el SIMPLE: eso lo dice nuestra factura. Confírmalo con tu asesor antes de pagar, y envíanos el certificado de lo retenido.',
      'Un error (NIT, nombre o valor): escríbelo en «Mensajes», o al correo si aún no entras al portal, con el número de la factura y tu RUT. Se corrige con una nota crédito y otra factura. Si no te llegó, dinos el correo de facturación y te la reenvían. No la pagues a otra cuenta.',
    ],
    links: [call, mail],
  },
]
