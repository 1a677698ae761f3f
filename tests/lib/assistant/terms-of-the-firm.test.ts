import { expect, test } from 'vitest'
import { expectOnlyFor } from '../../support/only-for'
import { wrongReplies } from '../../support/wrong-replies'

test('payment by month or year, and a least contract, are answered together', async () => {
  await expectOnlyFor(
    [
      'se puede pagar por mes o toca anual? tienen contrato minimo',
      'el servicio se paga mensual o por año?',
      'tienen plan anual o se paga cada mes?',
      'la contabilidad la cobran anual o mes a mes, y amarran?',
      'ustedes cobran mes a mes o todo el año, hay permanencia minima?',
    ],
    /^Por mes: .*No hay contrato mínimo ni permanencia/s,
    [
      'el iva se paga por mes o anual',
      'el contrato minimo de trabajo de cuantos meses es',
      'la retencion se paga cada mes o al año',
      'el ica en bogota es por bimestre o anual',
      'cuanto es el salario minimo por mes o por año',
      'cobran por hora o por mes',
      'si firmo con ustedes hay permanencia minima?',
      'el contador dice que el balance es mensual o anual',
    ],
    /^Por mes: la contabilidad/,
  )
})

test('the firm’s own policy of data is shown; a company that needs one gets the other answer', async () => {
  const asked = [
    'donde veo la politica de tratamiento de datos',
    'me pasan el link de la politica de datos',
    'quiero leer la politica de privacidad de la firma',
    'ustedes tienen politica de tratamiento de datos?',
  ]
  const own = ['necesito una politica de tratamiento de datos', 'mi tienda debe tener politica de datos?']
  await expectOnlyFor(asked, /^En la página «Tratamiento de datos»/, own, /^En la página «Tratamiento/)
  expect(await wrongReplies(own, /^Toda empresa que guarda datos/)).toEqual([])
})

test('who lost the accountant is told that all is revised, where to see what is owed, and both prices', async () => {
  await expectOnlyFor(
    [
      'buenas, tengo una ferreteria en soacha con 4 empleados, el contador se me fue hace 5 meses y no se que se ha presentado y que no, me pueden revisar todo y decirme cuanto debo y cuanto me cobrarian por ponerme al dia',
      'mi contadora renuncio y no se que falta por presentar, cuanto cobran por revisar y ponerme al dia?',
      'me quede sin contador desde junio, cuanto me cuesta ponerme al dia con la dian',
    ],
    /Sí: revisamos todo.*«Obligación financiera».*planillas.*aparte, por escrito.*800\.000.*600\.000.*30\.000/s,
    [
      'cuanto cobran por la contabilidad de una ferreteria con 4 empleados',
      'mi contador se fue y se robo la plata de los impuestos, cuanto debo',
      'mi contador se fue y no se que presento',
      'reciben mi contabilidad aunque mi contador no responda?',
    ],
    /Sí: revisamos todo/,
  )
})
