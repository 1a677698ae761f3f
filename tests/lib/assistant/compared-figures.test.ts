import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('the VAT inside a price is taken out, however the visitor says that the price has it', async () => {
  const within = [
    'si le quito el iva a 238.000 cuanto queda? ese valor ya lo trae',
    '238.000 con el iva adentro, cual es la base',
    'el mueble vale 238.000 y ese precio ya trae iva, cuanto es sin el iva',
    'cuanto de iva hay en 238.000 si el precio ya lo incluye',
  ]
  expect(
    await wrongReplies(within, /la base es \$.200\.000 y el IVA \$.38\.000/, /Qué viene incluido/),
  ).toEqual([])
})

test('the ICA that somebody paid decides how often it is filed', async () => {
  expect(
    await wrongReplies(
      [
        'el año pasado pague 2.300.000 de ica en bogota, es bimestral o anual?',
        'ica de bogota cada cuanto se paga si en 2025 fueron 1.200.000',
      ],
      /^Una vez al año: .*no pasan de 391 UVT, \$.19\.471\.409/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      ['pagamos 31 millones de ICA en Bogotá el año pasado, ¿cada dos meses o anual?'],
      /^Cada dos meses: .*pasan de 391 UVT/,
    ),
  ).toEqual([])
})

test('what arrives each month in a wallet is compared with both limits', async () => {
  expect(
    await wrongReplies(
      [
        'mi vecina dice que la dian ve el nequi, me entran 7 millones al mes de la tienda, es verdad? debo facturar?',
        'por daviplata muevo 8 millones mensuales, la dian se entera? me toca declarar',
      ],
      /^Sí: los bancos y las billeteras.*(?:84|96)\.000\.000.*llega al tope de 1\.400 UVT.*no llega al tope de 3\.500 UVT/s,
    ),
  ).toEqual([])
})

test('the minimum wage and the transport aid of an earlier year are told', async () => {
  expect(
    await wrongReplies(['cuanto era el minimo de 2024 y el subsidio de transporte'], /1\.300\.000.*162\.000/),
  ).toEqual([])
  expect(await wrongReplies(['cual fue el salario minimo del 2023?'], /1\.160\.000.*140\.606/)).toEqual([])
  expect(
    await wrongReplies(['en cuanto estaba el auxilio de transporte en 2025'], /1\.423\.500.*200\.000/),
  ).toEqual([])
})

test('who asks for the net pay and the cost of the minimum wage gets both sums', async () => {
  expect(
    await wrongReplies(
      ['con el minimo cuanto recibe un trabajador y cuanto me cuesta a mi en total'],
      /(?=.*1\.859\.928)(?=.*2\.715\.497)(?=.*2\.951\.869)/s,
    ),
  ).toEqual([])
})
