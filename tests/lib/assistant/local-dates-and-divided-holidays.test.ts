import { beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))

test('a question for the days of ICA that names no city gets those of Bogotá, and is told so', async () => {
  const asked = [
    'NIT 900.482.317 cuando vence el ica del sexto bimestre',
    'cuando vence el ica del bimestre 6',
  ]
  expect(
    await wrongReplies(
      asked,
      /^ICA Bogotá, bimestre 6 de 2026: 12 de febrero 2027.*depende de cada municipio/,
    ),
  ).toEqual([])
  expect(await wrongReplies(['cuando vence el ica'], /^ICA Bogotá.*depende de cada municipio/)).toEqual([])
  const named = ['cuando vence el ica de bogota bimestre 6']
  expect(await wrongReplies(named, /^ICA Bogotá, bimestre 6/, /depende de cada municipio/)).toEqual([])
  const elsewhere = ['cuando vence el ica de soacha', 'cuando se paga el ica en mi municipio']
  expect(await wrongReplies(elsewhere, /./, /ICA Bogotá, bimestre/)).toEqual([])
})

test('holidays of which some days are taken and the others paid are divided', async () => {
  const asked = [
    'vacaciones de alguien que gana 2.600.000 y tomó 8 días y el resto en plata',
    'mi empleado gana 2.600.000, disfruto 8 dias de vacaciones y los otros se los pago en dinero, cuanto es',
  ]
  expect(
    await wrongReplies(asked, /15 días hábiles.*1\.300\.000.*Los 8.*606\.667.*art\. 189/, /28\.889/),
  ).toEqual([])
  const few = ['vacaciones de alguien que gana 3 millones, tomo 3 dias y el resto en plata']
  expect(await wrongReplies(few, /1\.200\.000.*Ojo: en plata se puede solo hasta la mitad/)).toEqual([])
})

test('the difference between an audit and a statutory audit comes with whether one firm may do both', async () => {
  const asked = [
    'cual es la diferencia entre auditoria externa y revisoria fiscal y si puedo tener la misma firma para las dos',
    'diferencia entre revisor fiscal y auditor externo, puede ser la misma firma?',
  ]
  expect(
    await wrongReplies(
      asked,
      /La auditoría externa es voluntaria.*no, en la misma empresa.*428/,
      /Sí la hacemos/,
    ),
  ).toEqual([])
  const only = ['cual es la diferencia entre revisor fiscal y auditor externo']
  expect(await wrongReplies(only, /La auditoría externa es voluntaria/, /428/)).toEqual([])
})
