import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('who earns 3 million gets work clothes, because two minimum wages are more', async () => {
  const asked = [
    'tengo que pagar la dotación a un empleado que gana 3 millones',
    'debo pagar dotación en diciembre',
  ]
  expect(
    await wrongReplies(
      asked,
      /más de dos mínimos \(\$\s3\.501\.810 en 2026\).*con 3 millones sí/,
      /no es obligatoria; si/,
    ),
  ).toEqual([])
})

test('an illness pays two thirds of the wage for 90 days and half of it after that', async () => {
  const long = 'incapacidad de 180 días con salario de 6 millones, ¿cuánto me pagan?'
  expect(
    await wrongReplies(
      [long],
      /\$\s21\.000\.000, a \$\s133\.333 por día hasta el día 90 y \$\s100\.000 desde el siguiente.*la mitad del 91 al 180/,
    ),
  ).toEqual([])
  const short = 'incapacidad de 90 días con salario de 6 millones, ¿cuánto me pagan?'
  expect(await wrongReplies([short], /\$\s12\.000\.000, a \$\s133\.333 por día \(/)).toEqual([])
  const least = 'incapacidad de 120 días con salario de 2 millones, ¿cuánto me pagan?'
  expect(await wrongReplies([least], /\$\s7\.003\.620/)).toEqual([])
  expect(await wrongReplies(['quién me paga una incapacidad'], /la mitad del 91 al 180/)).toEqual([])
})

test('after an accident at work the ARL pays from the next day on', async () => {
  const asked = ['mi empleada se enfermó y lleva 6 meses incapacitada']
  expect(
    await wrongReplies(asked, /100% desde el día siguiente al accidente/, /ARL desde el primer día/),
  ).toEqual([])
})

test('who asks for the leave of a mother hears how long that of a father is', async () => {
  const asked = ['quién paga la licencia de maternidad']
  expect(
    await wrongReplies(asked, /paternidad es de dos semanas \(Ley 2114 de 2021\)/, /pregúntalos/),
  ).toEqual([])
})

test('by weeks go pension and family fund, and the ARL is paid on a whole minimum wage', async () => {
  const asked = [
    'cómo le pago a alguien que trabaja por días',
    'tengo una señora que me ayuda en la casa 2 días a la semana, toca pagarle seguridad social',
    'cuánto le pago a la empleada por 3 días a la semana',
    'mis jornaleros trabajan 4 días y les pago por semana, la ARL va?',
  ]
  expect(
    await wrongReplies(asked, /ARL (?:va )?sobre un salario mínimo completo/, /pensión, riesgos y caja/),
  ).toEqual([])
  const english = 'I have a maid two days a week, what do I have to pay?'
  expect(await wrongReplies([english], /the ARL goes on a whole minimum wage/)).toEqual([])
})
