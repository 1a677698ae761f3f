import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

const answers: readonly (readonly [who: string, answer: RegExp, messages: readonly string[]])[] = [
  [
    'a block after P2P with a question about DIAN gets both answers, and no debt of taxes',
    /^Son dos cosas\. La DIAN: sí se puede enterar.*1\.400 UVT.*ganancia.*SARLAFT.*Superintendencia Financiera/s,
    [
      'gane como 30 millones en binance vendiendo usdt por p2p y me bloquearon la cuenta de nequi, la dian se da cuenta? toca declarar eso',
      'vendo usdt por p2p y daviplata me bloqueo, la dian me puede investigar?',
      'bancolombia me congelo la cuenta por ventas de cripto, tengo que declarar renta?',
    ],
  ],
  [
    'a bank that blocks by itself is asked for its reason, and is no attachment',
    /^Con calma: lo primero es saber quién la bloqueó.*no es un embargo.*orden de la DIAN, de un juez/s,
    [
      'me bloquearon el nequi y no me dicen por que',
      'daviplata me bloqueo la cuenta y tengo la plata de mi negocio ahi, que hago',
      'bancolombia me bloqueo la cuenta por una herencia que me consignaron, toca declarar?',
      'vendi mi carro y el banco me congelo la plata de la venta, que hago',
      'me bloquearon la cuenta del banco y no se si es la dian',
      'el banco me cerro la cuenta por recibir muchas transferencias',
      'nequi me tiene la plata retenida y dicen que mande papeles',
    ],
  ],
  [
    'papers for a received amount are those of its origin',
    /^Si el banco habla de origen de fondos/,
    [
      'nequi me pide soportes por una plata de una herencia',
      'me bloquearon la cuenta de nequi por una denuncia de una venta p2p',
    ],
  ],
  [
    'an old tax debt is checked before anything is paid or asked for',
    /^Con calma, y antes de pagar o de pedir cuotas: .*art\. 817.*art\. 818.*art\. 819.*expediente.*art\. 837-1/s,
    [
      'la dian me embargo la cuenta de ahorros y ni sabia q debia, es un iva del 2019. ayuda porfa',
      'me embargaron la cuenta por una renta de 2018 que no sabia',
      'la dian me congelo los ahorros por un iva viejo que ya pague',
      'me embargaron el nequi por retenciones de 2017 y nunca me notificaron',
      'me embargaron la cuenta de la empresa por un iva de 2018',
    ],
  ],
  [
    'an attachment of DIAN for a recent debt, or of a municipality, keeps its answer',
    /^Con calma.*embargo.*proceso de cobro/s,
    [
      'la dian me embargo la cuenta por la renta de 2024',
      'la dian me bloqueo la cuenta de nequi',
      'la secretaria de hacienda me embargo la cuenta por predial',
      'debo iva de 2024 y me embargaron la cuenta, puedo hacer acuerdo de pago',
    ],
  ],
  [
    'who owes and fears an attachment learns how to pay by instalments',
    /^Con calma: sí se puede pagar por cuotas/,
    ['debo iva y retencion, me van a embargar? puedo pagar en cuotas'],
  ],
  [
    'a traffic fine prescribes in three years',
    /^Con calma, y antes de pagar: mira si esa multa.*tres años.*Ley 769/s,
    [
      'me embargaron la cuenta por un comparendo de transito viejo',
      'transito de cali me embargo el nequi por una fotomulta de 2017',
      'movilidad me embargo los ahorros por unos comparendos',
      'me embargaron el carro por un comparendo',
    ],
  ],
  [
    'alimony is of a family judge, and no protected amount holds against it',
    /^Con calma: un embargo por alimentos.*50%.*594/s,
    [
      'me embargaron la cuenta de ahorros por alimentos de mi hija, cuanto me pueden quitar',
      'me embargaron la nomina por una cuota alimentaria',
      'me embargo el sueldo un juez por los alimentos de mi hijo',
    ],
  ],
  [
    'a private debt is of a judge, who cannot touch a part of the savings',
    /^Con calma: un banco, una cooperativa o una persona no embargan por su cuenta.*5 días para pagar y 10 días hábiles/s,
    [
      'el banco me embargo la cuenta por una tarjeta que no pague',
      'un juez me embargo la cuenta por una deuda con una cooperativa',
      'me embargaron el sueldo por una libranza',
      'me embargaron la cuenta por una factura que no le pague a un proveedor',
    ],
  ],
  [
    'the account of somebody who died is no attachment',
    /^Lo sentimos\. No es un embargo.*sucesión.*defunción/s,
    ['mi papa murio y el banco congelo la cuenta', 'fallecio mi mama y bancolombia le bloqueo los ahorros'],
  ],
  [
    'the wage of an employee and the account of the portal have other answers',
    /^(?:Depende de la deuda\. Por alimentos|Después de varios intentos)/,
    ['mi empleado tiene un embargo por alimentos cuanto le descuento', 'se me bloqueo la cuenta del portal'],
  ],
]

test.each(answers)('%s', async (_who, answer, messages) => {
  expect(await wrongReplies(messages, answer)).toEqual([])
})
