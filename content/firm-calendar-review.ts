const clients = (n: number) => (n === 1 ? '1 cliente' : `${n} clientes`)

export const calendarReviewText = {
  title: (year: number) => `Por revisar para ${year}`,
  intro:
    'Lo que falta o nadie ha confirmado todavía. Un cliente sale de estas listas cuando guardas un perfil que vale desde ese año.',
  states: { missing: 'Falta', confirm: 'Por confirmar', done: 'Al día' },
  more: (n: number) => (n === 1 ? 'y 1 más' : `y ${n} más`),
  clients,
  open: 'Abrir',
  openOf: (what: string) => `: ${what}`,
  uvt: {
    title: (year: number) => `UVT de ${year}`,
    missing: 'La DIAN suele publicarla en diciembre. Sin ella los topes quedan en UVT.',
    done: (value: string, source: string) => `${value}. ${source}.`,
  },
  wage: {
    title: (year: number) => `Salario mínimo de ${year}`,
    missing: 'No se guarda aquí: confírmalo en su decreto antes de liquidar nómina y PILA.',
  },
  holidays: {
    title: (year: number) => `Días no hábiles de ${year}`,
    doubts: (days: string) => `En duda: ${days}. Hasta confirmarlos se avisa con la fecha más temprana.`,
    done: 'Ninguno está en duda. Revisa si hay días cívicos nuevos.',
  },
  tables: {
    title: (year: number) => `Tablas nacionales que vencen en ${year}`,
    missing: (names: string) => `Sin tabla: ${names}.`,
    done: 'Todas están cargadas.',
  },
  cities: {
    title: (year: number) => `Tablas de los municipios que vencen en ${year}`,
    missing: (names: string) => `Sin tabla: ${names}.`,
    done: 'Todas las de tus clientes están cargadas.',
  },
  usury: {
    title: 'Tasa de usura de cada mes',
    missing: (months: string) => `Falta la de ${months}: sin ella no se estiman los intereses de mora.`,
    done: 'Están todas hasta este mes.',
  },
  large: {
    title: 'Lista de grandes contribuyentes',
    text: (year: number) =>
      `La lista conocida es la de 2025 y 2026 (Res. DIAN 000200 de 2024). Confirma quién sigue y quién entra en ${year}: cuenta quien lo sea el día de cada vencimiento.`,
  },
  vat: {
    title: 'Período del IVA',
    text: (limit: string, year: number) =>
      `Cada dos meses desde ${limit} de ingresos gravados y exentos en ${year}; cada cuatro, por debajo.`,
  },
  simple: {
    title: 'Entradas y salidas del régimen SIMPLE',
    text: 'Se entra hasta el último día hábil de febrero y se sale hasta el último de enero.',
  },
  persons: {
    title: 'Topes de renta de las personas',
    text: (year: number) =>
      `Pregunta si pasaron algún tope en ${year}: la respuesta vale para una sola declaración.`,
  },
} as const
