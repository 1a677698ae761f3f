import type { Concept } from '../concepts'
import { call, taxPage, write } from '../reply-links'

/** Concepts about final returns, balances in a taxpayer's favour and debts to DIAN. */
export const concepts: readonly Concept[] = [
  {
    name: 'la firmeza de una declaración',
    named:
      /^(?:firmeza(?: (?:de|del|en|una|la|las|los|mi|mis|declaracion(?:es)?|renta|iva|retencion|tributarias?|impuestos?|dian))*|declaracion(?:es)? en firme|(?:quedar )?en firme(?: (?:una|la|mi) declaracion(?: de (?:renta|iva|retencion))?)?)$/,
    links: [taxPage, write, call],
    aspects: {
      what: [
        '¿Qué es la firmeza de una declaración?',
        'Es el día desde el que la declaración ya no se puede cambiar: ni la DIAN la revisa ni tú la corriges (E.T., art. 714). Hasta entonces guarda los soportes; si llevas contabilidad, diez años (Ley 962 de 2005, art. 28).',
      ],
      when: ['¿Cuándo queda en firme una declaración?'],
      amount: [
        '¿Cuánto tiempo es la firmeza de una declaración?',
        'En general, tres años desde el vencimiento, o desde que la presentaste, si fue tarde; si pediste la devolución de un saldo a favor, tres años desde la solicitud (E.T., art. 714). Con pérdidas o precios de transferencia es más larga.',
        'Con el beneficio de auditoría puede ser de 6 o de 12 meses (art. 689-3).',
      ],
      how: [
        '¿Cómo se calcula la firmeza de una declaración?',
        'Toma la fecha en que vencía, o la de presentación si fue tarde, y suma tres años: si en ese tiempo no te notificaron un requerimiento especial, quedó en firme (E.T., art. 714). Si pediste un saldo a favor, los tres años van desde la solicitud; con pérdidas o precios de transferencia son más (Ley 2010 de 2019, art. 117).',
      ],
    },
  },
  {
    name: 'el beneficio de auditoría',
    named:
      /^(?:beneficios? (?:de |por )?(?:la )?auditorias?(?: (?:en|de|para) (?:la )?renta)?|(?:articulo |art )?689 3)$/,
    links: [write, call],
    aspects: {
      what: [
        '¿Qué es el beneficio de auditoría?',
        'Es un premio por subir el impuesto de renta de un año a otro: si el impuesto neto sube 35%, la declaración queda en firme en 6 meses; si sube 25%, en 12, en vez de 3 años (E.T., art. 689-3).',
        'La ley lo prorrogó para los años gravables 2024, 2025 y 2026 (Ley 2294 de 2023, art. 69).',
      ],
      who: [
        '¿Quién tiene derecho al beneficio de auditoría?',
        'Personas y empresas que declaran renta a tiempo, la pagan completa en el plazo y suben el impuesto neto 25% o 35%, si el del año anterior fue de 71 UVT o más. No aplica con beneficios por ubicación geográfica (E.T., art. 689-3).',
      ],
      amount: [
        '¿Cuánto dura el beneficio de auditoría?',
        'Con 35% más de impuesto neto, la declaración queda en firme en 6 meses desde que la presentas; con 25%, en 12 (E.T., art. 689-3). Un saldo a favor se pide en ese mismo tiempo.',
      ],
      get: [
        '¿Qué necesito para el beneficio de auditoría?',
        'Comparar el impuesto neto de las dos rentas, presentar a tiempo, pagar completo y que las retenciones que restas existan (E.T., art. 689-3). No cubre IVA ni retención. Con tus dos declaraciones te decimos si vale la pena.',
      ],
    },
  },
  {
    name: 'el saldo a favor',
    named:
      /^saldos? (?:a|en) favor(?: (?:(?:de|del|en|con|ante|por) )?(?:la |el |mi )?(?:dian|renta|declaracion(?: de renta)?|impuestos?|retencion(?:es)?))*$/,
    links: [write, call, taxPage],
    aspects: {
      what: [
        '¿Qué es el saldo a favor?',
        'Es lo que pagaste o te retuvieron de más: sale en la declaración cuando los anticipos y las retenciones superan el impuesto. Se puede llevar al período siguiente, compensar con otra deuda o pedir en devolución (E.T., arts. 815 y 850).',
      ],
      get: ['¿Qué hago con un saldo a favor?'],
      when: [
        '¿Hasta cuándo puedo cobrar el saldo a favor?',
        'La devolución o la compensación se piden a más tardar dos años después de vencido el plazo para declarar (E.T., arts. 816 y 854). Llevarlo a la declaración siguiente del mismo impuesto no necesita solicitud.',
      ],
      how: [
        '¿Cómo se calcula el saldo a favor?',
        'Anticipos + retenciones + saldo que traías − impuesto − sanciones: si lo primero es más, esa diferencia es el saldo a favor. Comprueba que cada retención tenga su certificado antes de pedirlo.',
      ],
      who: [
        '¿Quién tiene derecho al saldo a favor?',
        'Quien declaró y pagó o le retuvieron más que su impuesto (E.T., art. 850). Quien no está obligado puede declarar voluntariamente para recuperar lo retenido (art. 6).',
      ],
    },
  },
  {
    name: 'la devolución de un saldo a favor',
    named:
      /^devolucion(?:es)?(?: (?:(?:de|del|en|por|ante) )?(?:(?:la|el|los|un|mi|mis) )?(?:saldos?(?: a favor)?|dian|impuestos?|renta|retencion(?:es)?|retefuente))*$/,
    links: [write, call],
    aspects: {
      what: [
        '¿Qué es la devolución de un saldo a favor?',
        'Es pedirle a la DIAN que te consigne lo que pagaste o te retuvieron de más (E.T., art. 850). En renta la puede pedir cualquiera; en IVA, solo algunos, como exportadores, productores de exentos y quienes tienen retenciones.',
      ],
      get: [
        '¿Qué se necesita para la devolución de un saldo a favor?',
        'El RUT al día, la firma electrónica, una certificación de tu cuenta bancaria de no más de un mes y la relación de las retenciones (DUR 1625 de 2016). Se radica en www.dian.gov.co, en «Devoluciones»; una persona del equipo la prepara contigo.',
      ],
      when: [
        '¿Hasta cuándo puedo hacer la devolución de un saldo a favor?',
        'Dos años después de vencido el plazo para declarar (E.T., art. 854). Un pago de más o de lo que no debías, cinco años.',
      ],
      amount: [
        '¿Cuánto tiempo dura la devolución de un saldo a favor?',
        'La DIAN la paga en 50 días hábiles desde la solicitud completa, o en 20 si das una garantía (E.T., arts. 855 y 860). Al pedirla, la DIAN revisa la declaración.',
      ],
      late: [
        '¿Qué pasa si no hago la devolución de un saldo a favor?',
        'No pasa nada malo: lo puedes llevar a la declaración siguiente. Solo cuida los dos años desde el vencimiento (E.T., art. 854), porque después ya no se puede pedir.',
      ],
    },
  },
  {
    name: 'la compensación de un saldo a favor',
    named:
      /^(?:compensacion(?:es)?(?: (?:(?:de|del|en|por|con|ante) )?(?:(?:la|el|los|un|mi|mis) )?(?:saldos?(?: a favor)?|dian|impuestos?|renta|deudas?|iva))*|compensar (?:(?:un|el|mi) )?(?:saldo(?: a favor)?|deudas?|impuestos?)|cruce de saldos?)$/,
    links: [write, call],
    aspects: {
      what: [
        '¿Qué es la compensación de un saldo a favor?',
        'En impuestos, es pagar una deuda que tienes con la DIAN con un saldo a favor tuyo: impuestos, anticipos, retenciones, intereses o sanciones (E.T., art. 815). Así no pagas por un lado y esperas la devolución por el otro.',
      ],
      get: [
        '¿Qué se necesita para la compensación de un saldo a favor?',
        'Se pide igual que una devolución, en www.dian.gov.co, diciendo qué deuda y qué período quieres pagar: RUT al día, firma electrónica y la relación de las retenciones (E.T., art. 815).',
      ],
      when: [
        '¿Hasta cuándo puedo hacer la compensación de un saldo a favor?',
        'Dos años después de vencido el plazo de la declaración donde salió el saldo (E.T., art. 816). Llevarlo a la declaración siguiente del mismo impuesto no necesita solicitud.',
      ],
    },
  },
  {
    name: 'la obligación financiera',
    named:
      /^(?:obligacion(?:es)? financieras?(?: (?:de|en|con|ante|del|la|el|dian|contribuyente))*|estados? de cuenta (?:(?:de|en|con|ante|del) )?(?:la |los )?(?:dian|impuestos|tributari[oa]s?|obligacion(?:es)?))$/,
    links: [write, call],
    aspects: {
      what: [
        '¿Qué es la obligación financiera?',
        'Es tu estado de cuenta con la DIAN: muestra, por impuesto y período, lo que debes, los intereses y los saldos a favor. Está en www.dian.gov.co, con tu usuario; no lo abras desde un enlace que te envíen.',
      ],
      get: ['¿Cómo sé si le debo a la DIAN?'],
      late: [
        '¿Qué pasa si no pago la obligación financiera?',
        'Con calma: antes de pagar, compara lo que muestra con tus declaraciones y recibos, porque a veces un pago quedó mal aplicado. Si la deuda es real, los intereses corren por día (E.T., art. 634) y se puede pedir un acuerdo de pago (art. 814).',
      ],
    },
  },
  {
    name: 'el paz y salvo de la DIAN',
    named:
      /^(?:certificados? (?:de )?)?paz y salvos? (?:(?:de|con|ante|en|por|del) )?(?:(?:la|los|el) )?(?:dian|impuestos|tributari[oa]s?|renta)(?: nacionales)?$/,
    links: [write, call],
    aspects: {
      what: [
        '¿Qué es el paz y salvo de la DIAN?',
        'Es una prueba de que no debes impuestos nacionales. Lo que muestra tu situación es la «Obligación financiera», en www.dian.gov.co, con tu usuario: sin saldos ni declaraciones pendientes, estás al día.',
      ],
      get: [
        '¿Cómo saco el paz y salvo de la DIAN?',
        'Entra tú a www.dian.gov.co, abre «Obligación financiera» y guarda lo que muestra. Pregunta a quien te lo pide si le sirve; si quiere un documento firmado por la DIAN, se le solicita a ella. Si sale una deuda que ya pagaste, la revisamos contigo.',
      ],
    },
  },
]
