import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

const answers: readonly (readonly [who: string, answer: RegExp, messages: readonly string[]])[] = [
  [
    'an order to pay has 15 days, the exceptions of the law and a home that may be safe',
    /15 días.*art\. 830.*art\. 831.*art\. 837-1.*art\. 814/s,
    [
      'Por favor ayudenme me llego una carta de la dian q dice mandamiento de pago por 18.400.000 y tengo miedo de q me quiten la casa, tengo 15 dias q hago',
      'me notificaron mandamiento de pago de la dian hace una semana, como respondo',
      'cuantos dias tengo para presentar excepciones contra un mandamiento de pago',
    ],
  ],
  [
    'who let the days of an order to pay go by learns what is left',
    /pasados los 15 días.*art\. 814/s,
    [
      'ya se me pasaron los dias del mandamiento de pago, me van a embargar el apartamento?',
      'se me paso el plazo del mandamiento de pago de la dian que puedo hacer',
    ],
  ],
  [
    'an order to pay of a judge is no debt with DIAN',
    /si lo libra un juez es un proceso ejecutivo/,
    ['un juez libro mandamiento de pago contra mi por un pagare'],
  ],
  [
    'something that others reported is looked up and corrected by them',
    /^Porque alguien te reportó.*72 horas.*1\.400 UVT/s,
    [
      'q es eso de la exogena a mi me aparece q gaste 92 millones y yo ni de fundas',
      'en el reporte de terceros de la dian me salen compras que no son mias',
      'la exogena dice que recibi 80 millones y eso es mentira, que hago',
    ],
  ],
  [
    'the user of DIAN is not the one of our portal',
    /^Esa cuenta es de la DIAN.*número de documento.*turno/s,
    [
      'perdi el usuario del rut y el correo q tengo registrado ya no existe como entro',
      'se me olvido la clave de la dian y ese correo esta cerrado como la recupero',
      'el correo que esta en el rut es de mi contador anterior y no puedo ingresar a la dian, como lo cambio',
    ],
  ],
  [
    'a return without duty has no effect, and a certificate takes its place',
    /^Solo sirve si te hicieron retenciones.*art\. 6.*594-2.*Certificado de ingresos/s,
    [
      'necesito la declaracion de renta pa la visa gringa pero nunca he declarado, se puede sacar una aunq no este obligado',
      'me piden declaracion de renta para la visa y no soy declarante, que llevo',
      'el banco me pide la declaracion de renta para un credito y no estoy obligado a declarar, la puedo hacer?',
    ],
  ],
  [
    'an accountant who erred is claimed apart, and the return is corrected',
    /^(?!.*lo que no quede dicho)Sí lo puedes demandar o reclamarle, pero aparte.*Junta Central.*art\. 588/s,
    [
      'mi contador firmo mal la renta del año pasado y ahora la dian me cobra a mi, lo puedo demandar? ustedes corrigen eso?',
      'el contador se equivoco en mi declaracion, quien paga la multa, el responde?',
      'por error de mi contadora la dian me sanciono, le puedo cobrar a ella',
    ],
  ],
  [
    'whether a later letter is included stands in the written offer',
    /^Eso lo dice tu propuesta.*no tiene tarifa fija/s,
    [
      'cuanto me cobran por hacerme la renta soy empleado y tengo un apto no mas, y si despues me llega requerimiento eso va incluido?',
      'si ustedes me hacen la renta y la dian me manda un requerimiento, eso lo cobran aparte?',
      'el precio de la declaracion de renta incluye responder si la dian me llama?',
    ],
  ],
  [
    'the wealth tax of the next year has its limit and its steps',
    /^Por 2027 lo paga.*72\.000 UVT.*292-3.*296-3/s,
    [
      'impuesto patrimonio 2027',
      'desde cuanto patrimonio se paga el impuesto a la riqueza',
      'cual es la tarifa del impuesto al patrimonio para 2027',
    ],
  ],
  [
    'the wealth tax of 2026 is to be confirmed',
    /^Lo de 2026 hay que confirmarlo.*Decreto 1474 de 2025/s,
    ['impuesto al patrimonio 2026 a quien le toca'],
  ],
]

test.each(answers)('%s', async (_, answer, messages) => {
  expect(await wrongReplies(messages, answer)).toEqual([])
})

test('near questions keep their own answers', async () => {
  expect(
    await wrongReplies(
      [
        'mi actividad es hacer uñas que impuestos pago',
        'que actividad pongo en el rut, arriendo un local para mi negocio de ropa',
        'que tarifa de ica tengo si soy barbero',
        'mi socio saco plata de la empresa sin avisar',
        'pago gastos de la empresa con mi tarjeta como los recupero',
        'la empresa me presto plata y no me la descuentan, soy empleado',
        'me bloquearon la cuenta del banco por orden de la dian',
        'el banco me pide justificar ingresos para un credito',
        'como declaro la venta de criptomonedas',
        'cual es la sancion por no presentar exogena',
        'no puedo entrar al portal de ustedes, perdi el correo',
        'subi una factura equivocada como la borro',
        'me llego una carta de la ugpp',
        'no facture una venta de septiembre que hago',
        'no declaro y me retuvieron como lo recupero',
        'mi contador no me entrega los papeles',
        'si ustedes se equivocan quien paga la multa',
        'cuanto cobran por la renta de un empleado',
        'fechas impuesto al patrimonio 2026',
        'cual es el tope de patrimonio para declarar renta',
        'mi cliente me debe y quiero que el juez libre mandamiento de pago',
      ],
      /./,
      /^(?:Para eso, el \d{4}|Se registra como una cuenta por cobrar a ti|La plata prestada|Si el banco habla de origen|Porque alguien te reportó|Esa cuenta es de la DIAN|Depende de dónde lo subiste|Con calma: sí te ayudamos, y casi|En general no: sin ingresos|Solo sirve si te hicieron|Sí puedes reclamarle|Eso lo dice tu propuesta|Por 2027 lo paga|Lo de 2026 hay|Con calma, pero hoy: (?:tienes 15|pasados|si lo libra))/,
    ),
  ).toEqual([])
})
