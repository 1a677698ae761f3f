import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('a S.A.S. may be created from abroad with a power', async () => {
  const asked = [
    'Vivo en España y soy colombiano, ¿puedo constituir una SAS en Bogotá sin viajar? ¿me sirve un poder?',
    'estoy en miami y quiero abrir una empresa en colombia sin ir, se puede?',
    'quiero registrar una sociedad en la camara de comercio y mi socio vive en canada, tiene que venir a firmar?',
    'uno de los socios esta en alemania, puede firmar los estatutos por poder',
    'tengo que viajar a colombia para crear mi sas?',
    'para abrir la empresa toca ir personalmente a la camara o puede ir un apoderado',
    'el poder para constituir una sas debe ser apostillado o sirve del consulado',
    'se puede abrir una sas por internet',
  ]
  expect(await wrongReplies(asked, /^Se puede sin viajar.*1258 de 2008, art\. 5.*cónsul.*apostilla/)).toEqual(
    [],
  )
  const priced = ['quiero crear una sas con mi hermana que esta en Canada y cuanto vale']
  expect(await wrongReplies(priced, /^Se puede sin viajar.*impuesto de registro/)).toEqual([])
})

test('a company in another country, a return or another power is not taken for it', async () => {
  const other = [
    'quiero abrir empresa en españa',
    'vivo en colombia y quiero crear una empresa en miami',
    'ya tengo sas y vivo en españa, declaro?',
    'quiero crear una empresa de ventas por internet',
    'Ayer me llegó un mensaje para firmar el poder de mi S.A.S. en Montería, ¿en qué menú lo hago?',
    'como hago un poder para que mi hermano firme',
    'soy extranjero y quiero abrir una sas en colombia',
  ]
  expect(await wrongReplies(other, /./, /^Se puede sin viajar/)).toEqual([])
})
