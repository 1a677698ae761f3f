import { firm } from '../firm'
import { wagesInPesos } from '../legal-figures'
import type { Question, ServiceDetail } from '../services'

export const revisoriaFiscalQuestions: readonly Question[] = [
  {
    question: '¿Cuándo es obligatorio tener revisor fiscal?',
    answer: `Toda sociedad comercial cuyos activos brutos al 31 de diciembre del año anterior sean de 5.000 salarios mínimos o más${wagesInPesos(5_000)}, o cuyos ingresos brutos de ese año sean de 3.000 salarios mínimos o más${wagesInPesos(3_000)} (parágrafo 2 del artículo 13 de la Ley 43 de 1990). Basta cumplir uno de los dos topes.`,
    asked: `obligado revisor, obligada revisor, obligados revisor, obligacion revisor, obligatorio revisor, debo tener revisor, tengo que tener revisor, toca tener revisor, toca revisor, cuando revisor fiscal, tope revisor, topes revisor, desde cuanto revisor, quienes revisor fiscal, obligado a revisoria, obligatoria revisoria,
a partir de que activos toca revisor, cuales empresas deben tener revisor fiscal, mi sas vendio mucho necesito revisor`,
  },
  {
    question: '¿Y si mi empresa no llega a los topes?',
    answer:
      'Las sociedades anónimas, las comanditas por acciones y las sucursales de compañías extranjeras deben tenerlo siempre (artículo 203 del Código de Comercio). La S.A.S. solo cuando llega a los topes. Las copropiedades de uso comercial o mixto también están obligadas; en un conjunto o edificio solo de vivienda lo decide la asamblea (Ley 675 de 2001, art. 56). Los demás pueden nombrarlo de forma voluntaria.',
    asked: `no llego a los topes, no llega a los topes, no llegamos a los topes, copropiedad revisor, conjunto revisor, edificio revisor, propiedad horizontal revisor, revisor voluntario,
una fundacion debe tener revisor fiscal, una sociedad anonima chiquita necesita revisor fiscal, una s a necesita revisor fiscal, s a pequeña es obligatorio el revisor fiscal,
somos una s a y no vendemos necesitamos revisor, una comandita por acciones necesita revisor, sociedad anonima con pocos activos revisor fiscal, una s a siempre tiene revisor fiscal`,
  },
  {
    question: '¿El revisor fiscal puede ser también mi contador?',
    answer:
      'No. La ley exige independencia: quien lleva la contabilidad no puede dictaminarla. Si ya somos tus contadores, te lo decimos y no aceptamos la revisoría fiscal.',
    asked: `contador revisor, pueden llevarme la contabilidad y ser mi revisor fiscal, me hacen contabilidad y auditoria al mismo tiempo, el mismo contador puede auditar, quiero que ustedes sean contador y revisor de mi empresa, revisor contador, contador auditor, contabilidad revisoria, revisoria contabilidad, contabilidad auditoria, auditoria contabilidad, mismo contador,
mi contador puede firmar como revisor, ustedes me llevan la contabilidad y tambien revisan`,
  },
  {
    question: '¿Cuánto dura el nombramiento?',
    answer:
      'El período es igual al de la junta directiva o, si no la hay, el que fijen los estatutos; la asamblea puede removerlo en cualquier momento (artículo 206 del Código de Comercio). El nombramiento y el suplente se inscriben en la Cámara de Comercio.',
    asked: `dura nombramiento, dura el revisor, periodo del revisor, cambiar revisor fiscal, remover revisor,
cada cuanto se cambia el revisor fiscal, como renuncia un revisor fiscal, como quito al revisor fiscal`,
  },
]

export const revisoriaFiscal: ServiceDetail = {
  slug: 'revisoria-fiscal',
  metaDescription: `Revisoría fiscal en ${firm.address.city} para sociedades obligadas y voluntarias: planeación, visitas, dictamen e informes a la asamblea.`,
  intro:
    'Ejercemos la revisoría fiscal con un equipo, no con una firma al final del año. Visitamos, probamos, escribimos lo que vemos y lo explicamos a la asamblea.',
  facts: [
    { label: 'Activos brutos', value: `5.000 salarios mínimos o más${wagesInPesos(5_000)}` },
    { label: 'Ingresos brutos', value: `3.000 salarios mínimos o más${wagesInPesos(3_000)}` },
    { label: 'Inicio', value: '1 a 2 semanas' },
  ],
  benefits: [
    'Un plan de visitas al año, con fechas y temas que conoces de antemano.',
    'Hallazgos por escrito con su norma, su riesgo y una salida.',
    'Declaraciones y certificados firmados a tiempo, después de revisarlos.',
    'Un dictamen que la asamblea, los bancos y los inversionistas entienden.',
  ],
  example: {
    title: '¿Está obligada? Ejemplo de una S.A.S.',
    period: 'Cifras al 31 de diciembre de 2025, en salarios mínimos',
    rows: [
      { label: 'Activos brutos', note: 'tope 5.000', value: '4.120' },
      { label: 'Ingresos brutos', note: 'tope 3.000', value: '3.460' },
    ],
    total: { label: 'Basta llegar a uno', value: 'Obligada' },
  },
  specifics: {
    title: 'Servicios específicos',
    items: [
      {
        title: 'Dictamen de estados financieros',
        text: 'Opinión según las Normas de Aseguramiento de la Información del Decreto 2420 de 2015.',
      },
      {
        title: 'Control interno',
        text: 'Pruebas sobre compras, tesorería, inventarios, nómina y sistemas, con recomendaciones.',
      },
      {
        title: 'Cumplimiento legal',
        text: 'Estatutos, decisiones de la asamblea, libros, aportes parafiscales y normas tributarias.',
      },
      {
        title: 'Firma de declaraciones',
        text: 'Revisión y firma de las declaraciones tributarias y certificados que la exigen.',
      },
      {
        title: 'Informes a la asamblea',
        text: 'Informe anual e informes especiales a la junta y a la administración.',
      },
      {
        title: 'Reportes a autoridades',
        text: 'Atención a las superintendencias y los reportes que la ley pone a cargo del revisor.',
      },
    ],
  },
  tools: [{ href: '/herramientas/revisor-fiscal', label: 'Calcular si estoy obligado' }],
  faq: revisoriaFiscalQuestions,
  closing: {
    title: 'Una firma que responde por lo que firma',
    text: 'Revisamos contigo si estás obligado. La evaluación inicial es gratuita.',
  },
  related: ['auditoria-externa'],
}
