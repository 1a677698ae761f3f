/** The filters of a list that a member keeps for themselves. */
export const savedFiltersText = {
  label: 'Tus filtros guardados',
  save: 'Guardar este filtro',
  name: 'Nombre del filtro',
  nameHint: 'Solo lo ves tú.',
  confirm: 'Guardar',
  saving: 'Guardando...',
  cancel: 'Cancelar',
  edit: 'Editar tus filtros',
  rename: 'Cambiar nombre',
  remove: 'Borrar',
  confirmRemoval: {
    title: (name: string) => `¿Borrar «${name}»?`,
    text: 'Se borra el filtro, no los clientes ni su trabajo.',
    button: 'Borrar filtro',
    keep: 'Conservar',
  },
  toasts: {
    saved: 'Filtro guardado',
    renamed: 'Nombre cambiado',
    removed: 'Filtro borrado',
    failed: 'No se guardó el filtro',
    notRemoved: 'No se borró el filtro',
  },
  problem: 'Escribe un nombre de 1 a 60 caracteres.',
} as const
