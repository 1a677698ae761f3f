import { firm } from '../firm'
import type { ServiceSlug } from '../services'

type CatalogueEntry = { answer: string; includes: readonly string[] }

export const catalogue: Record<ServiceSlug, CatalogueEntry> = {
  'asesoria-contable': {
    answer:
      'Llevamos tu contabilidad y cada mes recibes estados financieros conciliados, con una página que explica qué cambió.',
    includes: [
      'Registro de compras, ventas, bancos y nómina',
      'Conciliación de bancos, cartera y proveedores',
      'Estados financieros mensuales con notas al cierre',
      'Cierre anual bajo NIIF (Decreto 2420 de 2015)',
      'Facturación electrónica y documentos soporte',
      'Libros oficiales y certificaciones',
      'Reunión mensual de resultados',
    ],
  },
  'asesoria-tributaria': {
    answer:
      'Calculamos y presentamos IVA, retenciones, renta, ICA e información exógena. Recibes cada borrador 5 días hábiles antes del vencimiento.',
    includes: [
      'Calendario según el último dígito de tu NIT',
      'IVA bimestral o cuatrimestral',
      'Retención en la fuente mensual',
      'Renta y conciliación fiscal',
      `ICA de ${firm.address.city} y de otros municipios`,
      'Información exógena nacional y municipal',
      'Respuesta a requerimientos de la DIAN',
    ],
  },
  'asesoria-nomina': {
    answer:
      'Liquidamos tu nómina, la seguridad social y la nómina electrónica. Las novedades deben llegar 3 días hábiles antes de la fecha de pago.',
    includes: [
      'Liquidación quincenal o mensual',
      'Planilla de seguridad social y parafiscales',
      'Nómina electrónica ante la DIAN',
      'Provisión de prima, cesantías, intereses y vacaciones',
      'Afiliaciones, retiros y liquidaciones finales',
      'Retención en la fuente por salarios',
      'Desprendibles y certificados de ingresos',
    ],
  },
  'asesoria-legal': {
    answer:
      'Constituimos empresas, redactamos contratos y cuidamos tus actas. Crear una empresa toma de 2 a 4 semanas.',
    includes: [
      'Constitución de S.A.S. y otras sociedades',
      'Reformas de estatutos y libros de actas',
      'Contratos comerciales y laborales',
      'Asambleas y renovación de la matrícula mercantil',
      'Registro Único de Beneficiarios Finales (RUB)',
      'Protección de datos según la Ley 1581 de 2012',
      'Registro de marca ante la SIC',
    ],
  },
  'revisoria-fiscal': {
    answer:
      'Ejercemos la revisoría fiscal con un equipo que visita y prueba todo el año. Es obligatoria si el año anterior los activos brutos fueron de 5.000 salarios mínimos o más, o los ingresos brutos de 3.000 o más.',
    includes: [
      'Plan anual de visitas y pruebas',
      'Evaluación del control interno',
      'Revisión del cumplimiento legal y estatutario',
      'Firma de declaraciones y certificados',
      'Dictamen de los estados financieros',
      'Informe a la asamblea o a la junta de socios',
      'Reportes a superintendencias',
    ],
  },
  'auditoria-externa': {
    answer:
      'Revisamos tus estados financieros con independencia y según normas internacionales. Una auditoría financiera estándar toma de 3 a 8 semanas.',
    includes: [
      'Planeación y evaluación de riesgos',
      'Pruebas de control y sustantivas',
      'Confirmación con bancos, clientes y abogados',
      'Observación de inventarios físicos',
      'Opinión según las NIA',
      'Carta a la gerencia con recomendaciones',
      'Presentación a la junta directiva',
    ],
  },
}

type EngagementModel = {
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
    title: 'Acompañamiento mensual',
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
