export type EngagementModel = {
  id: 'asesoria-puntual' | 'retainer-mensual' | 'outsourcing-integral' | 'proyecto-especifico'
  title: string
  description: string
  advantages: readonly string[]
  process: string
}

export const engagementModels: readonly EngagementModel[] = [
  {
    id: 'asesoria-puntual',
    title: 'Asesoría puntual',
    description: 'Una consulta o un trámite, con principio y fin.',
    advantages: ['Pagas por hora', 'Sin permanencia', 'Estimación de horas antes de empezar'],
    process: 'Cuentas tu caso, envías los soportes y recibes un concepto escrito.',
  },
  {
    id: 'retainer-mensual',
    title: 'Retainer mensual',
    description: 'Un equipo disponible todos los meses por un valor fijo.',
    advantages: [
      'Presupuesto conocido',
      'Calendario de vencimientos con festivos',
      'Los mismos asesores cada mes',
    ],
    process: 'Evaluación gratuita, propuesta y arranque en 1 a 2 semanas.',
  },
  {
    id: 'outsourcing-integral',
    title: 'Outsourcing integral',
    description: 'Llevamos por ti la contabilidad, los impuestos y la nómina.',
    advantages: ['Un solo responsable', 'Informes conciliados cada mes', 'Trabajamos en tu sistema contable'],
    process: 'Empalme con tu contador, un mes en paralelo y entrega con acta.',
  },
  {
    id: 'proyecto-especifico',
    title: 'Proyecto específico',
    description: 'Auditorías, migraciones o puestas al día con fecha de cierre.',
    advantages: ['Alcance por escrito', 'Precio cerrado', 'Entregables con fecha'],
    process: 'Plan de trabajo, ejecución, informe y sesión de cierre.',
  },
]
