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

test('half days all the month are contributions on a whole minimum wage, not by weeks', async () => {
  const asked = [
    'puedo contratar a alguien por medio tiempo y pagarle la seguridad social por semanas? serian 4 horas diarias lunes a viernes',
    'contrato de medio tiempo como pago la seguridad social, se paga completa?',
    'trabajador de media jornada todos los dias, la pension se cotiza por semanas o el mes entero',
    'tengo un muchacho que trabaja 4 horas diarias, sobre cuanto cotizo seguridad social',
    'empleada de medio tiempo de lunes a viernes gana la mitad del minimo, puedo pagar la mitad de la planilla',
  ]
  expect(
    await wrongReplies(
      asked,
      /^Contratar medio tiempo, sí; cotizar por semanas, no.*llega a 21 y de ahí en adelante es/,
    ),
  ).toEqual([])
  const other = [
    'mi empleada viene 2 dias a la semana como cotizo',
    'trabajo medio tiempo, tengo derecho a vacaciones?',
  ]
  expect(await wrongReplies(other, /./, /^Contratar medio tiempo/)).toEqual([])
})

test('contributions by weeks are named with their condition', async () => {
  const asked = [
    'cómo le pago a alguien que trabaja por días',
    'le pago a mi hijo para que me ayude en el local, tengo que afiliarlo',
    'empleada doméstica por días cómo la afilio',
  ]
  expect(await wrongReplies(asked, /menos de 30 días en el mes/)).toEqual([])
})

test('who is pressed to resign learns what a resignation costs', async () => {
  const asked = [
    'me dijeron q si firmo la renuncia me pagan todo el lunes y si no me demoran, llevo 6 años. que hago no me quiero quedar sin nada',
    'en mi trabajo me estan pidiendo que renuncie y que asi me liquidan rapido, firmo?',
    'mi jefe quiere que pase la carta de renuncia, que hago',
    'me obligan a firmar la renuncia llevo 10 años',
    'me pidieron la renuncia a cambio de plata, la acepto?',
  ]
  expect(await wrongReplies(asked, /^No firmes una renuncia que no quieres.*art\. 64.*art\. 65/)).toEqual([])
  const other = [
    'mi empleada renuncio y no firma la liquidacion',
    'quiero renunciar que me tienen que pagar',
    'si renuncio voluntariamente al SIMPLE en julio, me lo aceptan?',
    'mi revisor fiscal renuncio, quien firma',
  ]
  expect(await wrongReplies(other, /./, /^No firmes una renuncia/)).toEqual([])
})

test('who starts in December gets the bonus, not the clothes, and holidays in advance', async () => {
  const asked = [
    'si un empleado entra el 1 de diciembre hay q darle prima y dotacion? y vacaciones colectivas del 21 de dic al 8 de enero se las puedo descontar aunque no tenga el año',
    'contrate a una muchacha en diciembre, le toca prima y dotacion?',
    'un trabajador que ingresa en diciembre tiene derecho a prima y vacaciones colectivas?',
  ]
  expect(
    await wrongReplies(asked, /^Prima, sí.*Dotación, todavía no.*no se le descuentan del sueldo/s),
  ).toEqual([])
  const march = ['mi empleado entro en marzo, le doy prima y dotacion en diciembre?']
  expect(await wrongReplies(march, /20 de diciembre/, /todavía no/)).toEqual([])
})

test('an agreed renewal may be short until the fourth, an automatic one until the third', async () => {
  const asked = [
    'cuantas veces puedo renovar un contrato de tres meses',
    'limite de prorrogas contrato inferior a un año',
  ]
  expect(
    await wrongReplies(asked, /después de la cuarta prórroga.*hasta tres veces por menos de un año/s),
  ).toEqual([])
})
