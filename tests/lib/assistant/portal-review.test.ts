import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('an invoice that the portal refuses because of the NIT of the buyer: what to do in each case', async () => {
  expect(
    await wrongReplies(
      [
        'me rechazaron una factura en el portal y dice q el nit del adquirente no coincide, q hago',
        'subi una factura y sale que el nit del comprador no es el de mi empresa',
        'la revision automatica dice que la factura esta a nombre de consumidor final',
        'el portal me rechazó la factura porque es de otra empresa',
        'la factura que subi tiene otro nit pero es mia, que hago',
        'ustedes me devolvieron una factura, que los datos del cliente no son los de mi empresa',
      ],
      /^Quiere decir que la factura está a nombre de otro NIT.*otra empresa tuya.*nota crédito.*Subir la corregida/s,
    ),
  ).toEqual([])
})

test('each other reason of the review is answered with what it asks for', async () => {
  const cases: readonly (readonly [RegExp, readonly string[]])[] = [
    [
      /corrija el NIT/,
      [
        'en el portal dice que el digito de verificacion del proveedor esta mal',
        'subi una factura y sale que el nit del emisor no es valido',
      ],
    ],
    [
      /^No hace falta enviarla otra vez/,
      [
        'el portal dice que ya había enviado esa factura',
        'me rechazaron la factura en el portal por duplicada',
        'la plataforma no me deja subir la factura, dice que ya existe',
      ],
    ],
    [
      /confirme la autorización de su numeración/,
      [
        'la plataforma me devolvió la factura porque la numeración está vencida',
        'subi la factura de un proveedor y me sale que el prefijo no esta autorizado',
      ],
    ],
    [/período ya está cerrado/, ['subi una factura y dice que la fecha es de un periodo cerrado']],
    [
      /nota de ajuste/,
      [
        'el hallazgo dice que las sumas no cuadran, que le digo al proveedor',
        'el portal dice que el total de la factura no coincide',
      ],
    ],
    [
      /respuesta de la DIAN/,
      [
        'el revisor dice que falta la respuesta de la dian en la factura',
        'subi un xml y me sale que la factura no tiene firma electronica',
      ],
    ],
  ]
  for (const [has, asked] of cases) expect(await wrongReplies(asked, has)).toEqual([])
})

test('a CUFE that the review does not accept while DIAN shows the invoice: the invoice is valid', async () => {
  expect(
    await wrongReplies(
      [
        'el revisor automatico me dice que el cufe no es valido pero en la dian si aparece la factura, revisen porfa',
        'el portal rechaza mi factura por cufe invalido y en la DIAN sale validada',
        'ustedes me dicen que el cufe no coincide pero la dian la muestra aprobada',
        'la herramienta dice que el cufe no corresponde y la dian si la tiene validada',
      ],
      /^Si la página de la DIAN la muestra validada, la factura vale: no hay que anularla.*96 caracteres.*XML original.*«Mensajes»/s,
      /se transmite otra vez|no está expedida/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      [
        'la revision automatica dice que el cufe no corresponde al contenido',
        'la factura no aparece en la dian y el portal dice cufe invalido',
      ],
      /No la pagues todavía/,
      /^Si la página de la DIAN/,
    ),
  ).toEqual([])
})

test('an invoice that DIAN or a customer rejected, and other things of the portal, keep their answers', async () => {
  expect(
    await wrongReplies(
      [
        'la dian rechazó mi factura por el nit del cliente, que hago',
        'mi cliente me rechazó la factura porque el nit está mal',
        'como anulo una factura electronica q hice con el nit equivocado',
        'el portal me rechazo una factura en pdf y no dice por q',
        'rechazaron mi registro porque el nit no coincide',
        'me cobraron dos veces la factura de la mensualidad',
        'subi por error la factura de otra empresa mia, como la borro',
        'subi unas facturas el martes y siguen en revision, cuanto se demoran?',
        'cual es el digito de verificacion del nit 900847213',
        'se vencio mi resolucion de facturacion y hice 3 facturas asi',
      ],
      /\S/,
      /^Quiere decir que|corrija el NIT antes|No hace falta enviarla|autorización de su numeración|nota de ajuste|^Si la página/,
    ),
  ).toEqual([])
})

test('the yellow of an invoice in the portal is the review, red is a rejection', async () => {
  const yellow = [
    'subi las facturas de noviembre al portal y me salen en amarillo q significa',
    'mis facturas aparecen amarillas en la plataforma, por qué',
    'que quiere decir que una factura este en amarillo en el portal',
    'cargué 5 facturas y dos quedaron en color amarillo',
  ]
  expect(await wrongReplies(yellow, /^En «Facturas», el amarillo es «En revisión»/)).toEqual([])
  expect(
    await wrongReplies(['en el portal la factura me sale en rojo'], /^En «Facturas», el rojo es/),
  ).toEqual([])
  const other = ['tengo una tarea en amarillo en el portal', 'se puede hacer la factura en papel amarillo']
  expect(await wrongReplies(other, /./, /el amarillo es/)).toEqual([])
})

test('no role of the portal hides the payroll', async () => {
  const asked = [
    'necesito que mi socio tambien pueda entrar al portal a ver los informes pero que no vea la nomina, eso se puede?',
    'puedo dar acceso al portal a mi hermano sin que vea los sueldos',
    'quiero que la gerente entre al portal pero no vea nomina',
    'hay un rol en el portal para que no vean los salarios',
  ]
  expect(await wrongReplies(asked, /^Eso no: ningún permiso esconde la nómina/)).toEqual([])
  const other = ['como le doy acceso a mi asistente', 'como veo la nomina en el portal']
  expect(await wrongReplies(other, /./, /ningún permiso esconde/)).toEqual([])
})

test('a received bill that is rejected for its NIT is not transmitted again', async () => {
  const asked = [
    'me rechazo una factura el sistema dice q no coincide el nit pero esta bien, es la de enel. que hago',
    'el portal me rechazo el recibo de la luz porque el nit no coincide',
    'no me aceptan la factura de claro, que el nit no es el mismo de la empresa',
    'subi la factura del acueducto y la rechazaron por nit',
  ]
  expect(await wrongReplies(asked, /^Esa factura la recibes tú.*Mensajes/, /se transmite otra vez/)).toEqual(
    [],
  )
  const sent = ['la dian rechazo mi factura por el nit del cliente']
  expect(await wrongReplies(sent, /transmit/, /^Esa factura la recibes/)).toEqual([])
})

test('the rule FAD09e is about the day of the signature, and not about a NIT', async () => {
  const asked = [
    'me sale error en la factura regla FAD09e rechazo, q significa eso',
    'regla FAD09e la fecha de generacion es diferente a la fecha de firma',
    'la dian me rechazo la factura con fad09e que hago',
  ]
  expect(await wrongReplies(asked, /^FAD09e.*mismo día.*SigningTime.*No es el NIT/s)).toEqual([])
  expect(await wrongReplies(['me rechazo la dian una factura por FAD06'], /FAD06/, /SigningTime/)).toEqual([])
})

test('«observado» is no state of the portal, which names its own', async () => {
  const asked = [
    'que significa observado en un documento',
    'mi factura aparece como observada',
    'por que dice observado mi archivo',
  ]
  expect(
    await wrongReplies(asked, /^En nuestro portal ningún estado se llama «observado».*Devuelto/s),
  ).toEqual([])
  const other = ['el revisor fiscal dejo observado el balance, que significa']
  expect(await wrongReplies(other, /revisor fiscal/i, /ningún estado/)).toEqual([])
})
