import { firm } from '../firm'
import type { Question, ServiceDetail } from '../services'

export const auditoriaExternaQuestions: readonly Question[] = [
  {
    question: '¿Cuánto dura una auditoría externa?',
    answer:
      'Una auditoría financiera estándar toma de 3 a 8 semanas, según el tamaño de la empresa, el número de sedes y el orden de la información. La fecha del informe queda en la propuesta.',
    asked: `cuanto dura auditoria, duracion de una auditoria externa, en cuantas semanas auditan, cuanto demora auditoria, cuanto se demora auditoria, cuanto tarda auditoria, cuanto tiempo auditoria,
en cuanto tiempo hacen una auditoria`,
  },
  {
    question: '¿Qué documentos debo preparar?',
    answer:
      'Estados financieros y balance de prueba del período, extractos y conciliaciones bancarias, cartera y proveedores por edades, inventarios y activos fijos, declaraciones tributarias, nómina y seguridad social, contratos importantes, y actas de asamblea y junta. Te enviamos la lista exacta al empezar y marcas en el portal lo que ya entregaste.',
    asked: `documentos para auditoria, preparar para auditoria, papeles para auditoria, que piden en auditoria, que necesitan para auditoria,
que nos van a pedir los auditores`,
  },
  {
    question: '¿En qué se diferencia la auditoría externa de una revisión limitada?',
    answer:
      'La auditoría externa da una seguridad alta, o razonable, y termina en una opinión. La revisión limitada da una seguridad moderada: se basa en preguntas y análisis, cuesta menos, y termina en una conclusión sobre si algo nos hace pensar que los estados tienen errores importantes.',
    asked: `revision limitada, diferencia auditoria revision, auditoria o revision,
que es una revision limitada y una auditoria`,
  },
]

export const auditoriaExterna: ServiceDetail = {
  slug: 'auditoria-externa',
  metaDescription: `Auditoría externa en ${firm.address.city} según normas internacionales: financiera, operativa, de cumplimiento, de sistemas y especial.`,
  intro:
    'Una revisión independiente y objetiva de tus estados financieros. Quien los lee, un banco, un socio o un inversionista, sabe que alguien ajeno volvió a sumarlos.',
  facts: [
    { label: 'Duración estándar', value: '3 a 8 semanas' },
    { label: 'Norma', value: 'NIA y Decreto 2420 de 2015' },
    { label: 'Resultado', value: 'Opinión y carta a la gerencia' },
  ],
  benefits: [
    'Credibilidad ante bancos, inversionistas, casas matrices y licitaciones.',
    'Riesgos y debilidades de control señalados antes de que cuesten dinero.',
    'Una opinión independiente: no llevamos los libros que auditamos.',
    'Recomendaciones con responsable, fecha y costo estimado.',
  ],
  example: {
    title: 'Calendario de una auditoría financiera',
    period: 'Alcance estándar, en semanas',
    rows: [
      { label: 'Planeación y riesgos', value: '1 a 2' },
      { label: 'Pruebas y confirmaciones', value: '1 a 4' },
      { label: 'Conclusión e informe', value: '1 a 2' },
    ],
    total: { label: 'Duración', value: '3 a 8' },
  },
  approach: {
    title: 'Cómo auditamos',
    intro: 'Seguimos las Normas Internacionales de Auditoría (NIA), con el riesgo como punto de partida.',
    items: [
      {
        title: 'Entender',
        text: 'El negocio, su entorno y su control interno, para saber dónde puede haber un error material (NIA 315).',
      },
      {
        title: 'Responder al riesgo',
        text: 'Pruebas de control y sustantivas donde el riesgo es mayor, con una materialidad definida (NIA 320 y 330).',
      },
      {
        title: 'Reunir evidencia',
        text: 'Confirmaciones de terceros, inspección, recálculo y análisis, documentados en papeles de trabajo (NIA 500).',
      },
      {
        title: 'Concluir',
        text: 'Hechos posteriores, negocio en marcha y una opinión por escrito, con los asuntos clave de la auditoría explicados (NIA 700 y 701).',
      },
    ],
  },
  specifics: {
    title: 'Cinco tipos de auditoría',
    items: [
      {
        title: 'Auditoría financiera',
        text: 'Opinión sobre si los estados financieros presentan razonablemente la situación de la empresa.',
      },
      {
        title: 'Auditoría operativa',
        text: 'Eficiencia de procesos como compras, inventarios, cartera y producción.',
      },
      {
        title: 'Auditoría de cumplimiento',
        text: 'Leyes, contratos, políticas internas y requisitos de los reguladores.',
      },
      {
        title: 'Auditoría de sistemas',
        text: 'Accesos, cambios, respaldos e integridad de los datos en los programas contables.',
      },
      {
        title: 'Auditorías especiales',
        text: 'Debida diligencia para compras, investigación de fraudes e inventarios físicos.',
      },
    ],
  },
  faq: auditoriaExternaQuestions,
  closing: {
    title: 'Pide una propuesta a tu medida',
    text: 'Llámanos y cuéntanos el período, el tamaño de la empresa y para quién es el informe.',
    byPhone: 'Pedir propuesta por teléfono',
  },
  related: ['revisoria-fiscal'],
}
