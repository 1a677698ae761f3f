export const backupCodeMissing = 'Escribe las diez letras y números del código.'

export const backupCodesText = {
  title: 'Códigos de respaldo',
  some: 'Cada uno te deja entrar una vez si pierdes el teléfono',
  none: 'No tienes: créalos por si pierdes el teléfono',
  intro:
    'Son diez códigos para cuando no tengas tu aplicación. Al crearlos, los anteriores dejan de servir. Escribe un código de tu aplicación para verlos.',
  keep: 'Guárdalos donde no esté tu teléfono. No los volveremos a mostrar.',
  renew: 'Crear códigos nuevos',
  copy: 'Copiar códigos',
  copied: 'Códigos copiados',
  download: 'Descargar',
  print: 'Imprimir',
  file: 'codigos-de-respaldo.txt',
  heading: (site: string) => `Códigos de respaldo de ${site}`,
  note: 'Cada código sirve una sola vez. Guárdalos donde no esté tu teléfono.',
  use: {
    summary: '¿Perdiste el teléfono? Usa un código de respaldo',
    intro:
      'Es uno de los diez códigos que guardaste. Al usarlo quitamos la aplicación anterior, cerramos las demás sesiones y configuras una nueva.',
    field: 'Código de respaldo',
    hint: 'Diez letras y números, por ejemplo 7KQ2M-XW9ZD',
    button: 'Usar este código',
    used: {
      title: 'Código de respaldo usado',
      description: 'Quitamos la aplicación anterior. Configura una nueva para seguir.',
    },
  },
} as const
