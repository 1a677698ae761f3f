import { expect, test } from 'vitest'
import { expectOnlyFor } from '../../support/only-for'
import { wrongReplies } from '../../support/wrong-replies'

test('an invoice that was rejected for its CUFE gets the steps of the rule FAD06', async () => {
  await expectOnlyFor(
    [
      'me rechazaron una factura electronica por el cufe, como la corrijo',
      'la dian rechaza mi factura, dice que el cufe esta mal',
      'factura electronica rechazada por cufe que hago',
      'mi proveedor tecnologico dice que la factura se rechazo por el cufe',
      'al emitir la factura rebota por el CUFE',
      'error fad06 que significa',
    ],
    /^El CUFE no es el de los datos.*dos decimales.*clave técnica.*ambiente.*«Facturas»/s,
    [
      'el portal rechaza mi factura por cufe invalido y en la DIAN sale validada',
      'un proveedor me mando una factura sin cufe y la rechace',
      'que es el cufe de una factura',
      'mi cliente rechazo la factura en radian',
    ],
    /^El CUFE no es el de los datos/,
  )
})

test('an invoice that DIAN shows is not sent again, whatever a tool says of its CUFE', async () => {
  await expectOnlyFor(
    [
      'el checker de facturas me dice que el cufe no es valido pero en la dian si sale',
      'su validador esta malo, me dice cufe errado y la factura existe en la dian!',
      'cufe no valido en el checker pero si valido en dian',
      'la dian si tiene la factura pero aqui en el portal me sale cufe malo',
      'el xml me da cufe incorrecto en su pagina, pero ya consulte en la dian y existe',
      'me sale error de cufe pero busco la factura y aparece en la dian',
      'la factura esta bien en la pagina de la dian y la herramienta dice que no coincide el cufe',
    ],
    /^Si la página de la DIAN la muestra validada, la factura vale: no hay que anularla ni transmitirla/,
    [
      'la dian rechaza mi factura, dice que el cufe esta mal',
      'la dian no valido mi factura, sale error en el cufe',
      'mi factura no aparece en la dian y el cufe sale invalido',
      'la dian me dice que el cufe no es valido',
    ],
    /^Si la página de la DIAN/,
  )
})

test('ICA of a business is computed with an example, without a rate from memory', async () => {
  const asked = [
    'cuanto es ica en bogota para un restaurante y cada cuanto se paga',
    'cuanto se paga de ica en bogota por una peluqueria',
    'como calculo el ica de mi cafeteria',
  ]
  const has =
    /^Cuánto: ingresos.*tarifa por mil.*\$ 500\.000.*código CIIU en www\.haciendabogota.*RIT.*391 UVT/s
  expect(await wrongReplies(asked, has, /13,8|11,04|9,66/)).toEqual([])
})
