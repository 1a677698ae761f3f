import { contactHref } from '../../contact-topics'
import { minimumPenaltyInPesos, uvt, uvtBefore } from '../../legal-figures'
import { call, lateLink } from '../reply-links'
import type { Rule } from '../rules'

const tax = { href: contactHref('asesoria-tributaria'), label: 'Contarlo por escrito' } as const
const legal = { href: contactHref('asesoria-legal'), label: 'Contarlo por escrito' } as const

/** Answers to people who cannot wait: a court, a deadline of yesterday, years without filing, a death. */
export const rules: readonly Rule[] = [
  {
    topic: 'Me llegó una tutela',
    asked: `me notificaron una tutela, un juez me pide responder una tutela, contestar tutela en dos dias, accion de tutela contra mi empresa`,
    when: [
      /\btutelas?\b/,
      /\b(?:contra|lleg\w+|notific\w+|contest\w+|responder|horas|empresa|(?:me|nos) (?:pus\w+|met\w+|colocaron))\b/,
    ],
    not: /\b(?:pongo|poner|interpon\w+|presentar una|(?:puedo|quiero|voy a|toca|como) (?:meter|poner|hac\w+|hago|redact\w+|instaurar)|(?:ayud|allud|necesit|hac|redact|elabor|colabor)\w+ (?:\w+ ){0,3}(?:un|una|la|mi|con) (?:accion de )?tutela|(?:hacen|ponen|llevan|presentan|redactan) tutelas|contra (?:\w+ ){0,2}(?:colpensiones|eps|banco|fondo|porvenir|proteccion|colfondos|skandia|sura|sanitas|compensar|arl|dian|ugpp|alcaldia|gobierno|icetex))\b/,
    text: [
      'Con calma, pero hoy: el plazo lo pone el juez en el auto (a veces 48 horas) y si nadie contesta se puede dar por cierto lo que dice la persona (Decreto 2591 de 1991, arts. 19 y 20).',
      'Ahora: 1. Anota el día y la hora en que llegó, el juzgado, el número y el correo para responder. 2. Lee qué pide y qué ordena el juez mientras decide: eso se cumple de una vez. 3. Reúne contrato, correos, pagos y todo lo que muestre qué pasó. 4. Responde por escrito a cada hecho, antes de la hora, con las pruebas. 5. Si sale en contra, se cumple y se puede impugnar dentro de los tres días siguientes (art. 31). Llámanos ya con el auto: un abogado del equipo lo mira.',
    ],
    links: [call, legal],
    calms: true,
  },
  {
    topic: 'Se me pasó la fecha ayer',
    asked: `se me vencio ayer el iva, no alcance a presentar la retencion ayer, ayer vencia y no presente, me pase un dia de la fecha de la renta`,
    when: [
      /\b(?:se me (?:paso|olvido)|vencio|vencia|era) (?:ayer|anoche|hoy|antier|antes de ayer)\b|\bayer (?:vencio|era|se vencio)\b/,
      /\b(?:iva|retenc\w*|renta|ica|simple|declar\w+|impuesto\w*)\b/,
    ],
    text: [
      `Con calma: un día tarde se arregla hoy. La sanción por presentar tarde cuenta por mes o fracción: 5% del impuesto a cargo (E.T., art. 641), nunca menos de 10 UVT (${minimumPenaltyInPesos} en ${uvt.year}; art. 639). Puede bajar a la mitad si cumples el artículo 640, pero no de la mínima. Aparte va el interés de cada día sin pagar (arts. 634 y 635).`,
      'Ahora: 1. Comprueba en la herramienta si la fecha de tu NIT era esa. 2. Presenta hoy, con la sanción incluida. 3. Paga con el recibo 490; si no te alcanza, presenta igual y paga lo que puedas: el IVA y la retención cobrados primero. Una retención presentada sin pago completo se debe pagar dentro de los dos meses siguientes al vencimiento o no produce efecto (art. 580-1). 4. Si es mucho, se pide un acuerdo de pago (art. 814). Llámanos y lo hacemos contigo hoy.',
    ],
    links: [lateLink, { href: '/herramientas/vencimientos', label: 'Ver mis fechas' }, call],
    calms: true,
  },
  {
    topic: 'Llevo años sin declarar',
    asked: `llevo varios años sin declarar renta, nunca he declarado y me da miedo, tengo declaraciones atrasadas de hace años, no declare desde hace cinco años que hago`,
    when: [
      /\b(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|varios|muchos|un monton de) anos?\b|\bdesde (?:el )?(?:ano )?20[012]\d\b/,
      /\b(?:sin declarar|no declar\w+|no (?:he|volvi a|vuelvo a) declara\w+|sin presentar|no (?:he )?present\w+ (?:la |mi |mis )?(?:renta|declaraci\w+))\b/,
      /\b(?:callad\w+|peor|mejor|present\w+ ahora|desde (?:el )?(?:ano )?20[012]\d)\b/,
    ],
    not: /\b(?:sas|empresa|sociedad|fundacion|iva|retencion|ica|exogena|ceros?|exterior|cuanto|muri\w+|fallec\w+)\b/,
    text: [
      'Con calma: es mejor presentarse que quedarse callado. Si presentas antes de que la DIAN te llame, la sanción es la de declarar tarde, que puede bajar a la mitad (E.T., arts. 641 y 640); después de un emplazamiento se dobla (art. 642), y si no declaras hay otra mucho mayor (art. 643). Los intereses crecen cada día. Lo usual es una sanción en plata, no la cárcel.',
      'Ahora: 1. Mira año por año si de verdad pasaste los topes: puede que no te tocara en todos. 2. Entra a www.dian.gov.co y mira si ya te llamó por alguno. 3. Empieza por los años más recientes y por los que tienen impuesto. 4. Los más viejos quizá ya no te los puedan pedir: para liquidar a quien no declaró, la DIAN tiene en general cinco años desde que vencía el plazo (arts. 715 a 717). Revísalo antes de pagar. Llámanos: es en reserva, y un tributarista arma el orden y la cuenta contigo.',
    ],
    links: [call, lateLink, tax],
    calms: true,
  },
  {
    topic: '¿Cómo cancelo la matrícula de alguien que murió?',
    when: [
      /\b(?:muri\w+|fallec\w+|difunt\w+)\b/,
      /\b(?:cancel\w+|cerr\w+|cierr\w+|dar de baja|quit\w+)\b/,
      /\b(?:matricula|camara|registro mercantil|establecimiento)\b/,
    ],
    not: /\b(?:sas|s a s|sociedad|empresa|accionistas?|contador\w*|vend\w+)\b/,
    calms: true,
    text: [
      'Lamento tu pérdida. Lo que se debe, a proveedores o a la DIAN, se paga con lo que dejó quien murió, no con lo tuyo, salvo lo que hayas firmado tú. Haz la lista de deudas y no pagues a unos y a otros no antes de abrir la sucesión.',
      'Para cancelar la matrícula, si el negocio era suyo como persona natural: 1. Lleva a su Cámara el registro de defunción y quién representa la herencia, y pregunta qué más pide. 2. Paga las renovaciones que falten, porque sin eso no cancela. 3. Cancela también cada establecimiento. 4. Cierra el ICA en el municipio. 5. Actualiza el RUT como sucesión ilíquida: declara mientras pase los topes. Si alguien va a seguir con el negocio, no la canceles todavía: llámanos y un abogado mira contigo cómo pasa.',
    ],
    links: [call, tax],
  },
  {
    topic: '¿Quién declara por una persona que murió?',
    asked: `mi papa murio y quien declara, declaracion de un fallecido, sucesion iliquida renta, la dian cobra a mi mama que murio, herencia sin repartir declaracion`,
    when: [
      /\b(?:muri\w+|muert[oa]s?|fallec\w+|difunt\w+|sucesion)\b/,
      /\b(?:declar\w+|dian|renta|impuestos?|cartas?|rut)\b/,
      /\b(?:quien|cartas?|a nombre|por (?:el|ella)|(?:los|sus|mis) (?:hij[oa]s|herman[oa]s)|hereder[oa]s?)\b/,
    ],
    not: /\b(?:recibi|herencia (?:de|por)|vend\w+|muert[oa]s? de)\b/,
    text: [
      `Lamento tu pérdida. Hay que declarar por quien murió cada año en que la herencia sin repartir (la sucesión ilíquida) pase los topes, con su misma cédula: la presenta y la firma el albacea o un heredero que administre los bienes; si no se ha abierto la sucesión, el representante que nombren los herederos en un documento autenticado (E.T., arts. 7, 571 y 572). Por ${uvtBefore.year} cuenta lo que tenía y ganó ese año, y por el año en que murió, lo de antes y lo de después. Las deudas se pagan con lo que dejó.`,
      'Ahora: 1. Si hay cartas, léelas primero: pueden tener un plazo para responder. 2. Con el registro civil de defunción, actualiza el RUT como sucesión ilíquida en la DIAN, y que un heredero quede como representante para tener firma electrónica. 3. Mira qué años faltan. 4. Abran la sucesión en notaría si todos están de acuerdo: la DIAN pide estar al día para repartir. Llámanos con lo que tengas y te decimos qué va primero.',
    ],
    links: [call, tax],
    calms: true,
  },
]
