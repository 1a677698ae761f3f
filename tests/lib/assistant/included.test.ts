import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('who asks whether payroll includes the PILA and registering employees gets a yes', async () => {
  const asked = [
    'Si les contrato la nómina, ¿también me liquidan la PILA y afilian a los empleados a la EPS y la ARL o eso me toca a mí?',
    'el servicio de nomina incluye la planilla pila?',
    'si tomo la nomina con ustedes, ustedes hacen las afiliaciones?',
    'quien hace la pila, ustedes o yo, si les contrato la nomina',
    'en el plan de nomina va incluida la afiliacion a eps arl y caja',
    'ustedes me afilian los empleados a la arl?',
  ]
  expect(await wrongReplies(asked, /^Sí, lo hacemos.*PILA.*afiliaciones/)).toEqual([])
  const other = [
    'tengo una empleada del servicio que nunca afilie, me puede demandar?',
    'como afilio a un empleado nuevo a la eps y arl',
  ]
  expect(await wrongReplies(other, /./, /^Sí, lo hacemos/)).toEqual([])
})

test('who asks whether the tax plan includes answers to DIAN gets a yes, and what is apart', async () => {
  const asked = [
    'el plan ese de impuestos incluye si la dian me manda un requerimiento despues? o toca pagar otra vez',
    'responder un requerimiento de la dian esta incluido en la mensualidad',
    'la asesoria tributaria incluye contestar emplazamientos?',
  ]
  expect(await wrongReplies(asked, /^Sí: la asesoría tributaria mensual.*no se paga otra vez/)).toEqual([])
})

test('a short question about IVA is about the prices of the firm', async () => {
  const asked = [
    'y eso ya con el iva o sin iva?',
    'esos precios incluyen iva?',
    'eso es mas iva?',
    'con iva o sin iva?',
    'y el iva va aparte?',
  ]
  expect(await wrongReplies(asked, /^Son más IVA/)).toEqual([])
  expect(await wrongReplies(['tarifa iva', 'que es el iva'], /./, /^Son más IVA/)).toEqual([])
})

test('who does not find a paper in the portal learns where it is', async () => {
  const asked = [
    'Buen día, mi contadora me dijo que ya estaban los estados financieros de octubre en el portal pero yo entro a documentos y no me aparece nada, será que estoy mirando mal?',
    'donde veo los estados financieros en el portal',
    'no encuentro el balance de octubre en el portal',
    'me dijeron que ya subieron los informes y no los veo, donde quedan',
    'mi asesora dice que ya cargo el certificado y yo no lo veo en la pagina',
  ]
  expect(await wrongReplies(asked, /en «Documentos».*cabecera.*«Mensajes»/)).toEqual([])
  expect(
    await wrongReplies(['mi contador no me entrega los estados financieros'], /./, /«Limpiar filtros»/),
  ).toEqual([])
})
