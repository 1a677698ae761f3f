import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('whether the firm takes over the books although the accountant is silent is answered with yes', async () => {
  expect(
    await wrongReplies(
      [
        'si ya tengo contador pero no me responde, ustedes pueden recibir la contabilidad a mitad de año',
        'mi contador no contesta hace un mes, ¿ustedes toman la contabilidad desde septiembre o toca esperar a enero?',
        'se puede cambiar de contador a mitad de año? el mio no me responde',
        'mi contadora desapareció, pueden ustedes retomar los libros ya?',
        'quiero pasarme con ustedes, mi contador ya no responde, reciben la contabilidad en octubre?',
      ],
      /^Sí, en cualquier mes: .*empalme.*se cotiza aparte/s,
    ),
  ).toEqual([])
})

test('a complaint about the firm and books that somebody keeps get their own answers', async () => {
  expect(
    await wrongReplies(
      [
        'mi contador de ustedes no me contesta',
        'mi asesor no me responde hace dos semanas',
        'puedo llevar yo la contabilidad en este mes sin contador',
        'ustedes recibieron mi contabilidad en marzo y nadie contesta, quiero otro contador',
        'mi contador no aparece y hoy vence la retefuente',
        'mi contador no me responde y no me entrega los libros',
        'quiero cambiar de contador el mio no me contesta hace 2 meses y tiene todos mis papeles',
        'mi contador anterior no me quiere entregar los libros que puedo hacer',
        'mi contador se quedo con la plata de los impuestos y no responde, que hago',
      ],
      /\S/,
      /^Sí, en cualquier mes/,
    ),
  ).toEqual([])
})

test('a client who looks for a filed return is told where the portal has it', async () => {
  expect(
    await wrongReplies(
      [
        'soy cliente de ustedes y necesito la declaracion de iva de julio agosto en pdf, donde la veo',
        'soy cliente, donde descargo la retencion en la fuente que me presentaron en octubre? la declaracion',
        'me mandan copia de la declaracion de renta que ustedes presentaron',
        'donde encuentro en el portal el recibo de pago del ica',
      ],
      /^En el portal, en «Calendario».*«Ver declaración».*«Declaraciones y recibos».*«Mensajes»/s,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      [
        'cuando vence la declaracion de iva julio agosto',
        'como presento la declaracion de iva',
        'donde descargo mi declaracion de renta de la dian',
        'necesito el certificado de retencion en pdf',
      ],
      /\S/,
      /^En el portal, en «Calendario», busca/,
    ),
  ).toEqual([])
})

test('who left a telephone number in the form is told that the chat does not see it, and how to reach somebody', async () => {
  expect(
    await wrongReplies(
      [
        'por favor que me llame alguien, mi cel es el q dejé en el formulario',
        'me contactan? el correo lo puse en el formulario de la pagina',
        'dejé mis datos en el formulario ayer, me pueden llamar hoy?',
      ],
      /^Desde este chat no veo el formulario.*WhatsApp.*nombre.*8:00\sa\.m\./s,
      /Déjanos tu nombre/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      [
        'el formulario de contacto no funciona',
        'como lleno el formulario 350',
        'me pueden llamar hoy?',
        'ya llené el formulario y nadie me ha llamado',
      ],
      /\S/,
      /^Desde este chat no veo el formulario/,
    ),
  ).toEqual([])
})

test('whether the firm sells data is answered with no, then the calls of others', async () => {
  expect(
    await wrongReplies(
      [
        'ustedes venden los datos de uno? me estan llamando mucho de otros contadores',
        'comparten mi numero con otras empresas?',
        'ustedes le pasan mis datos a otros contadores o que',
        'venden la base de datos a terceros ustedes?',
      ],
      /^No: no vendemos datos personales.*Ley 1581.*Superintendencia/s,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      [
        'quiero que borren mis datos de su base, no autorice que me manden correos',
        'me llaman mucho de su firma, no quiero mas llamadas',
        'vendo bases de datos de clientes, cobro iva?',
        'comparto mi informacion con mi contador?',
        'mi ex empleado vendió la base de datos a otra empresa, que hago',
        'mi contador le pasó mi información a otra persona',
      ],
      /\S/,
      /^No: no vendemos/,
    ),
  ).toEqual([])
})

test('who left the passwords with an accountant that does not answer learns how to get them back', async () => {
  const asked = [
    'mi contador no me contesta hace 2 meses y tiene las claves de la dian y la firma electronica, como hago para recuperar eso',
    'la contadora tiene la firma electronica y la clave de la dian y hace rato no responde, que hago',
    'como recupero la contraseña de la dian si el contador la cambio y no aparece',
    'mi ex contador se quedo con las claves y no me las devuelve, como saco otra firma electronica',
  ]
  expect(
    await wrongReplies(
      asked,
      /^Con calma: las claves son del titular.*correo del RUT.*revoca la firma.*Circular 46 de 2006/,
    ),
  ).toEqual([])
  const other = ['mi contador me pide la clave de la dian, se la doy', 'mi contador no me entrega los libros']
  expect(await wrongReplies(other, /./, /^Con calma: las claves son del titular/)).toEqual([])
})
