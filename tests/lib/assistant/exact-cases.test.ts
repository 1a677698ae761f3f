import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('an employee whom DIAN writes about a missing return is calmed and told the check and the limits', async () => {
  expect(
    await wrongReplies(
      [
        'la dian me mando un mensaje que no presente la declaracion de renta de 2023 y solo soy asalariado, sera real o falso?',
        'me llego un aviso de la dian: omiso en renta 2024. yo trabajo con contrato, es verdad?',
      ],
      /^Con calma: .*@dian\.gov\.co.*1\.400 UVT.*65\.891\.000.*art\. 641/s,
    ),
  ).toEqual([])
})

test('money of others counts for the limit of deposits, so nobody is told not to file because of it', async () => {
  expect(
    await wrongReplies(
      [
        'me emplazaron para declarar la renta de 2023 pero lo consignado era de mi hermano, como lo explico?',
        'emplazamiento para declarar: la plata que entro a mi cuenta era de un negocio de mi papa',
        'la dian me pide explicar consignaciones de 2024, eran de mi suegra',
      ],
      /tope.*(?:594-3)/s,
      /Comprueba si de verdad estabas obligado/,
    ),
  ).toEqual([])
})

test('a worker whose contributions were deducted and not paid is told who answers and where to complain', async () => {
  expect(
    await wrongReplies(
      [
        'mi empresa me quita la pension cada mes pero en el fondo no aparece pagada, que puedo hacer',
        'me descuentan la eps en el desprendible y salgo en mora, a quien le reclamo',
      ],
      /^Responde tu empleador: .*arts\. 22 y 23.*UGPP/s,
    ),
  ).toEqual([])
})

test('a rider is told about the RUT and the return', async () => {
  expect(
    await wrongReplies(
      [
        'soy domiciliario de una app, me toca sacar rut y declarar?',
        'trabajo repartiendo en ifood, como hago con la dian',
      ],
      /^RUT, sí: .*1\.400 UVT.*3\.500 UVT/s,
    ),
  ).toEqual([])
})

test('who closes a company without sales is told what is to be paid', async () => {
  expect(
    await wrongReplies(
      [
        'mi sas lleva tres años inactiva y quiero cancelarla, cuanto tengo que pagar',
        'la sociedad esta parada sin movimientos y la vamos a liquidar, que debemos',
      ],
      /524\.000.*renovaciones.*impuesto de registro/s,
    ),
  ).toEqual([])
})

test('payroll documents that were not sent are asked for with common misspellings', async () => {
  expect(
    await wrongReplies(
      [
        'no he mandado la nmina electronica de tres meses',
        'nomnia electrnica sin enviar desde mayo, que hago',
      ],
      /^Sí, envíala ya/,
    ),
  ).toEqual([])
})

test('questions in English about residence, a sale from abroad and the first meeting are answered', async () => {
  expect(
    await wrongReplies(
      ['I am an American living in Bogota since February, should I file taxes in Colombia?'],
      /183 days.*73\.323\.600.*235\.683\.000/s,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      ['I live in Canada and sold my house in Medellin this year, do I pay tax there?'],
      /15%.*1%.*August and October/s,
      /what is not said here/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      ['is the first meeting free? we want to register a sas'],
      /The first evaluation is free/,
    ),
  ).toEqual([])
})

test('a shop that is closed this month and a wage that is not paid get other answers', async () => {
  expect(
    await wrongReplies(
      [
        'tengo el local cerrado sin ventas este mes, cuanto debo pagar de iva',
        'mi jefe me descuenta la eps pero no me paga el sueldo',
      ],
      /\S/,
      /por cuatro años serían|^Responde tu empleador/,
    ),
  ).toEqual([])
})
