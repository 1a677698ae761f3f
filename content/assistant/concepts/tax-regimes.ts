import { simpleRegime } from '../../tools/guides/simple-regime'
import { inPesos, uvt, uvtInPesos } from '../../legal-figures'
import type { Concept } from '../concepts'
import { taxPage, write } from '../reply-links'

const tool = { href: simpleRegime.path, label: simpleRegime.name } as const
const dates = {
  href: '/herramientas/vencimientos/regimen-simple',
  label: 'Ver las fechas del SIMPLE',
} as const
const income = {
  href: '/herramientas/vencimientos/renta-empresas',
  label: 'Ver las fechas de renta',
} as const

const untaxed = `${inPesos(1_090 * uvt.value)} en ${uvt.year}`

export const concepts: readonly Concept[] = [
  {
    name: 'el régimen SIMPLE',
    named:
      /^(?:(?:(?:el )?(?:regimen|reg|impuesto)(?: unificado)?(?: bajo el regimen)? )?simple(?: (?:de|en) tributacion)?|r ?s ?t|regimen (?:de )?tributacion simple|(?:regimen )?simple)$/,
    links: [tool, dates, taxPage],
    aspects: {
      what: [
        '¿Qué es el régimen SIMPLE?',
        `Es un régimen voluntario que reemplaza la renta y reúne el ICA en un solo formulario: se paga sobre los ingresos, con una tarifa según la actividad (E.T., arts. 903 y 908). Es para ingresos de menos de 100.000 UVT al año${uvtInPesos(100_000)} que cumplen los requisitos (E.T., arts. 905 y 906).`,
        'Se anticipa cada dos meses, salvo una persona con ingresos de menos de 3.500 UVT (art. 910, parágrafo 3). Con muchos costos y poca ganancia suele convenir más el ordinario: compáralos antes.',
      ],
      who: [
        '¿Quién tiene derecho al régimen SIMPLE?',
        `Es voluntario: lo puede pedir la persona natural con negocio o profesión, y la sociedad cuyos socios son personas naturales residentes en Colombia, también una S.A.S., si el año anterior tuvo ingresos de menos de 100.000 UVT${uvtInPesos(100_000)}, o apenas empieza, y está al día en impuestos y seguridad social (E.T., arts. 905 y 906). Hay actividades excluidas, como la financiera.`,
      ],
      amount: ['¿Cuál es la tarifa del régimen SIMPLE?'],
      when: ['¿Cuándo se paga el régimen SIMPLE?'],
      get: [
        '¿Qué se necesita para el régimen SIMPLE?',
        `Ingresos de menos de 100.000 UVT el año anterior${uvtInPesos(100_000)}, estar al día en impuestos y seguridad social, y tener RUT y firma electrónica (E.T., art. 905). Se pide en el RUT: agregas la responsabilidad 47 y quitas la 05, hasta el último día hábil de febrero; si apenas sacas el RUT, en cualquier mes, al inscribirte (art. 909).`,
      ],
      often: ['¿Cada cuánto se paga el anticipo del SIMPLE?'],
      late: [
        '¿Qué pasa si no pago el régimen SIMPLE?',
        'Con calma: se arregla presentando y pagando ya. En el anticipo corren intereses por día (E.T., arts. 634 y 635); la anual, además, lleva la sanción por tarde (art. 641). Con más de un mes de retraso en cualquiera de los dos, la DIAN puede excluirte, y no vuelves el año siguiente (art. 914).',
        'Mira primero si te tocaba anticipo: una persona con ingresos de menos de 3.500 UVT no lo presenta (art. 910, parágrafo 3).',
      ],
      how: [
        '¿Cómo se calcula el régimen SIMPLE?',
        'Ingresos brutos × la tarifa de tu grupo de actividad y tu tramo de ingresos (E.T., art. 908). De ahí se restan los anticipos, los aportes a pensión de tus empleados y el 0,5% de lo cobrado con tarjeta, con topes (arts. 903 y 912). Los costos y gastos no se restan.',
      ],
    },
  },
  {
    name: 'el anticipo del SIMPLE',
    named:
      /^(?:(?:anticipos?|bimestres?)(?: bimestral(?:es)?)? (?:de |del |al |en el )?(?:regimen )?(?:simple|rst)(?: de tributacion)?|(?:formulario|recibo) 2593|2593)$/,
    links: [dates, tool, write],
    aspects: {
      what: [
        '¿Qué es el anticipo del SIMPLE?',
        'Es el pago que adelanta cada dos meses quien está en el SIMPLE, en el formulario 2593, sobre los ingresos del bimestre (E.T., art. 910). Se presenta aunque dé cero, y se resta en la declaración anual de abril.',
      ],
      when: ['¿Cuándo se pagan los anticipos del SIMPLE?'],
      late: ['¿Qué pasa si no pago el anticipo del SIMPLE?'],
      who: [
        '¿Quién debe pagar el anticipo del SIMPLE?',
        `Todos los inscritos, menos la persona natural con ingresos de menos de 3.500 UVT al año${uvtInPesos(3_500)}, que paga todo en la declaración anual (E.T., art. 910, parágrafo 3).`,
      ],
      often: ['¿Cada cuánto se paga el anticipo del SIMPLE?'],
      how: [
        '¿Cómo se calcula el anticipo del SIMPLE?',
        'Ingresos del bimestre × la tarifa bimestral de tu actividad (E.T., art. 908), repartidos por municipio para el ICA; al resultado se suma el IVA o el consumo, si respondes por ellos.',
      ],
    },
  },
  {
    name: 'el régimen ordinario',
    named:
      /^(?:(?:regimen|reg) (?:ordinario|general)(?: (?:de|del|en)(?: impuesto de)? (?:renta|tributacion))?|ordinario)$/,
    links: [tool, income, taxPage],
    aspects: {
      what: [
        '¿Qué es el régimen ordinario?',
        'Es el régimen general de renta: el impuesto sale de la utilidad, o sea los ingresos menos los costos y gastos aceptados, una vez al año. El IVA y el ICA se declaran aparte. En el RUT es el código 05.',
      ],
      amount: [
        '¿Cuál es la tarifa del régimen ordinario?',
        `Una sociedad paga, como regla, el 35% de su utilidad (E.T., art. 240). Una persona, por tramos: 0% hasta 1.090 UVT (${untaxed}) y de ahí del 19% al 39% (art. 241).`,
      ],
      how: ['¿En qué se diferencian el SIMPLE y el ordinario?'],
      who: [
        '¿Es obligatorio el régimen ordinario?',
        'Sí, para quien paga renta y no escogió el SIMPLE ni es una entidad del régimen especial. Del SIMPLE se vuelve al ordinario actualizando el RUT antes del último día hábil de enero (DUR 1625 de 2016, art. 1.5.8.4.3).',
      ],
      when: ['¿Cuándo se declara la renta?'],
    },
  },
]
