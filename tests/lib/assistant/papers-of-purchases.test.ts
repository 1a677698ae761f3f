import { expect, test } from 'vitest'
import { expectOnlyFor } from '../../support/only-for'
import { wrongReplies } from '../../support/wrong-replies'

test('whether 3.5% may be withheld from a rent is answered, with when it may not', async () => {
  await expectOnlyFor(
    [
      'arriendo un local comercial a una empresa y me estan reteniendo el 3.5 esta bien eso?',
      'una sas me paga arriendo de la oficina y me retiene 3,5 %, es correcto?',
      'por que me descuentan el 3.5% del canon de mi bodega',
      'que porcentaje de retencion me hacen por arrendar un local',
      'mi inquilino es una empresa y me retuvo el 4%, deben ser cuanto?',
    ],
    /^El 3,5% es correcto: .*canon sin IVA.*10 UVT \(\$\s523\.740.*1\.2\.4\.10\.6.*anticipo.*SIMPLE/s,
    [
      'arriendo un local comercial a una empresa, le tengo que cobrar el 19?',
      'la inmobiliaria me retiene del arriendo, como recupero esa plata',
      'me retienen 3.5% en compras esta bien?',
      'alquilo maquinaria a una empresa y me retienen 4%, esta bien?',
      'arriendo un local y me retienen ica, esta bien?',
      'pago arriendo de un local, cuanto le retengo al dueño?',
    ],
    /^El 3,5% es correcto/,
  )
  expect(
    await wrongReplies(
      ['pago arriendo de un local, cuanto le retengo al dueño?'],
      /3,5%.*10 UVT.*1\.2\.4\.10\.6/s,
    ),
  ).toEqual([])
})

test('who makes a documento soporte is answered, not who sees the documents', async () => {
  await expectOnlyFor(
    [
      'quien tiene que hacer el documento soporte yo o el señor que me vende que no factura',
      'quien hace el documento soporte, el comprador o el vendedor?',
      'compro cafe a un campesino, el documento soporte lo hago yo o el',
      'a quien le toca hacer el documento soporte, a mi que compro?',
    ],
    /^Lo hace quien compra.*771-2.*000167/s,
    [
      'quien ve los documentos que subo',
      'hasta cuando hay plazo del documento soporte, quien lo sabe',
      'quien hace el documento soporte de nomina',
      'le hago documento soporte a quien me vende de afuera por google?',
      'nos piden documento soporte de una venta, lo hago yo?',
    ],
    /^Lo hace quien compra/,
  )
})

test('who sees the documents is told only to who asks for it', async () => {
  await expectOnlyFor(
    [
      'quien ve los documentos que subo',
      'quien mas puede ver mis facturas',
      'mis archivos los venden o comparten con bancos?',
      'ustedes comparten mi informacion con terceros?',
      'mis datos estan seguros?',
    ],
    /no los vendemos|no vendemos/i,
    [
      'quien me vende no me da factura ni documento',
      'quien vende sin factura que documento entrega',
      'el banco me pide documentos de quien vende',
      'vendo facturas de libros, quien las ve en la dian',
    ],
    /^Los ven solo las personas/,
  )
})

test('an invoice without the check digit of the NIT keeps its value', async () => {
  await expectOnlyFor(
    [
      'un proveedor me mando factura sin el digito de verificacion, me sirve asi o la devuelvo',
      'la factura no trae el dígito de verificación del nit, es valida?',
      'a la factura le falta el DV, la puedo deducir?',
      'me devolvieron la factura porque no tiene el digito de verificacion, la anulo?',
    ],
    /^Sí sirve: .*art\. 617.*005959 de 2005.*CUFE.*validada/s,
    [
      'el portal me rechazo la factura porque falta el digito de verificacion del proveedor',
      'cual es el digito de verificacion del nit 900456781',
      'para las fechas cuenta el digito de verificacion?',
      'la factura no trae cufe, sirve?',
      'no me llega el codigo de 6 digitos para pagar la factura',
    ],
    /^Sí sirve: que falte/,
  )
})
