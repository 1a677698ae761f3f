const clients = (n: number) => (n === 1 ? '1 cliente' : `${n} clientes`)

export const wholeFilterText = {
  page: (n: number) =>
    n === 1 ? 'Elegiste el cliente de esta página.' : `Elegiste los ${n} de esta página.`,
  choose: 'Elegir todos los de este filtro',
  choosing: 'Buscándolos...',
  chosen: (n: number) => `Elegiste ${clients(n)}: todos los de este filtro, en todas sus páginas.`,
  most: (n: number) =>
    `Este filtro tiene más clientes. Elegiste los primeros ${n.toLocaleString('es-CO')} por nombre; con otro filtro puedes seguir con los demás.`,
  failed: 'No pudimos buscar a los demás',
} as const

export const bulkSteps = {
  back: 'Volver',
  cancel: 'Cancelar',
  progress: (done: number, all: number) => `Van ${done} de ${all}`,
  refused: (n: number) => (n === 1 ? '1 cliente no cambia:' : `${n} clientes no cambian:`),
} as const

export const bulkProfileText = {
  button: 'Régimen o IVA',
  title: (n: number) => `Cambiar el perfil tributario de ${clients(n)}`,
  intro:
    'Antes de guardar ves qué fechas salen y cuáles se van. Lo demás de cada perfil queda como está, y lo presentado no cambia.',
  what: 'Qué cambia',
  kinds: { regime: 'Régimen de renta', vat_cycle: 'Cada cuánto se declara el IVA' },
  value: { regime: 'Régimen nuevo', vat_cycle: 'Período nuevo del IVA' },
  from: 'Vale desde',
  preview: 'Ver qué fechas cambian',
  previewing: 'Calculando...',
  failed: 'No se cambiaron los perfiles',
  ready: (n: number) => (n === 1 ? '1 cliente cambia.' : `${n} clientes cambian.`),
  nobody: 'Ninguno de los clientes elegidos cambia.',
  dates: 'Fechas de los próximos 12 meses',
  none: 'No cambia ninguna fecha de los próximos 12 meses.',
  columns: { day: 'Fecha', obligation: 'Obligación', change: 'Qué pasa' },
  undated: 'Sin fecha todavía',
  range: (first: string, last: string) => `${first} a ${last}`,
  changes: {
    new: (n: number) => `Nueva para ${clients(n)}`,
    gone: (n: number) => `Se va de ${clients(n)}`,
    moved: (n: number) => `Cambia de día para ${clients(n)}`,
  },
  conflicts: (n: number) =>
    n === 1
      ? 'El perfil de 1 cliente no coincidiría con su RUT:'
      : `Los perfiles de ${n} clientes no coincidirían con su RUT:`,
  confirm: 'Lo revisé: cambiarlos también',
  save: (n: number) => `Cambiar ${clients(n)}`,
  saving: 'Guardando...',
  done: (n: number) => (n === 1 ? '1 perfil cambiado' : `${n} perfiles cambiados`),
  reasons: {
    none: 'No tiene perfil tributario.',
    same: 'Ya estaba así.',
    begins: (day: string) => `Su perfil empieza después, el ${day}. Cámbialo en su página.`,
    later: (day: string) => `Tiene otro perfil que vale desde el ${day}. Cámbialo en su página.`,
  },
} as const

export const bulkTemplateText = {
  button: 'Plantilla de trabajo',
  title: (n: number) => `Plantilla de trabajo de ${clients(n)}`,
  intro: 'El trabajo de cada período aparece en el tablero. Lo que ya empezó sigue como está.',
  what: 'Qué hacer',
  kinds: { give: 'Dar una plantilla', end: 'Quitar una plantilla' },
  template: 'Plantilla',
  loading: 'Buscando las plantillas...',
  empty: 'Todavía no hay plantillas.',
  failed: 'No se cambió el trabajo',
  given: (n: number, has: number) =>
    [`La reciben ${clients(n)}.`, has > 0 ? `${clients(has)} ya la ${has === 1 ? 'tiene' : 'tienen'}.` : null]
      .filter(Boolean)
      .join(' '),
  comes: (n: number) =>
    n === 1
      ? 'A cada uno le sale 1 fecha en los próximos 100 días:'
      : `A cada uno le salen ${n} fechas en los próximos 100 días:`,
  ended: (n: number, open: number) =>
    `La tienen ${clients(n)} de los elegidos, con ${open === 1 ? '1 tarea sin terminar' : `${open} tareas sin terminar`}. Se quitan las que nadie empezó; las demás siguen.`,
  nobody: 'Ninguno de los elegidos la tiene.',
  everybody: 'Todos los elegidos ya la tienen.',
  give: (n: number) => `Dar a ${clients(n)}`,
  end: (n: number) => `Quitar a ${clients(n)}`,
  busy: 'Guardando...',
  done: {
    give: (n: number) => `Plantilla dada a ${clients(n)}`,
    end: (n: number) => `Plantilla quitada a ${clients(n)}`,
  },
} as const

export const bulkTagsText = {
  button: 'Etiquetas',
  title: (n: number) => `Etiquetas de ${clients(n)}`,
  intro: 'Escribe una etiqueta nueva o elige una que ya exista.',
  what: 'Qué hacer',
  kinds: { add: 'Agregar', remove: 'Quitar' },
  field: 'Etiqueta',
  confirm: 'Guardar etiquetas',
  busy: 'Guardando...',
  done: (n: number) =>
    n === 1 ? 'Etiquetas de 1 cliente guardadas' : `Etiquetas de ${n} clientes guardadas`,
} as const
