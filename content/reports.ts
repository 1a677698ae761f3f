/** Reports of the firm. */
export const reportsText = {
  title: 'Informes',
  period: (from: string, until: string) => `Del ${from} al ${until}`,
  filters: {
    label: 'Período del informe',
    from: 'Desde',
    until: 'Hasta',
    member: 'Asesor',
    everyone: 'Toda la firma',
    apply: 'Ver informe',
    usual: { months: 'Últimos 3 meses', month: 'Este mes', year: 'Este año' },
  },
  export: {
    label: 'Descargar el informe',
    xlsx: 'Excel',
    pdf: 'PDF',
    fileName: (from: string, until: string) => `informe-${from}-${until}`,
  },
  figures: {
    label: 'Cifras del período',
    inTime: 'presentadas a tiempo',
    hours: 'horas en decidir una factura',
    reviewed: 'facturas decididas',
    rejected: 'facturas rechazadas',
  },
  few: 'Muy pocos para un porcentaje',
  none: 'Sin datos en este período.',
  total: 'Todas',
  firm: 'Toda la firma',
  onTime: {
    title: 'A tiempo, por obligación',
    note: 'La raya marca la meta, 95%. Cuenta lo que ya venció.',
    columns: ['Obligación', 'A tiempo', 'Presentadas a tiempo', 'Tarde', 'Sin presentar'],
  },
  turnaround: {
    title: 'Horas para decidir',
    note: 'Promedio por semana, en horas de reloj desde que llega la factura. No cuenta lo que aceptan las reglas.',
    columns: ['Semana del', 'Horas', 'Facturas'],
  },
  load: {
    title: 'Carga de los próximos 7 días',
    note: 'Obligaciones abiertas por responsable, con las horas que alguien estimó.',
    columns: ['Responsable', 'Obligaciones', 'Horas'],
    nobody: 'Sin responsable',
  },
  waiting: {
    title: 'Esperan al cliente',
    note: 'Obligaciones en espera ahora, tres meses atrás y adelante.',
    columns: ['Obligación', 'Esperan', 'Clientes', 'La próxima vence'],
  },
  reasons: {
    title: 'Por qué se rechaza',
    note: 'El hallazgo de más peso de cada factura rechazada.',
    columns: ['Motivo', 'Facturas'],
    unnamed: 'Sin hallazgo: la nota dice por qué',
  },
  suppliers: {
    title: 'Proveedores que más fallan',
    note: 'Con 10 facturas o más.',
    columns: ['Proveedor', 'Rechazadas', 'Clientes', 'De cada 100'],
    of: (rejected: string, all: string) => `${rejected} de ${all}`,
  },
  advisors: {
    title: 'Por asesor',
    note: 'Las facturas son de quien decidió; las obligaciones, de su responsable.',
    columns: ['Asesor', 'Clientes', 'Facturas', 'Horas en decidir', 'Rechazadas', 'Obligaciones', 'A tiempo'],
  },
} as const
