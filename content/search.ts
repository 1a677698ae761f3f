export const searchText = {
  title: 'Buscar',
  open: 'Buscar',
  key: 'Ctrl K',
  form: 'Buscar en todo',
  label: 'Cliente, persona, correo, NIT, factura, CUFE o valor',
  working: 'Buscando...',
  page: 'Abrir la página de búsqueda',
  wholePage: 'Ver todo lo que coincide',
  hint: 'Busca por nombre, NIT, correo de una persona (también invitada), proveedor, número, CUFE o valor. Las facturas salen en todos sus estados.',
  clients: 'Clientes',
  invoices: 'Facturas',
  allClients: 'Ver todos los clientes que coinciden',
  allInvoices: 'Ver todas las facturas que coinciden',
  none: {
    title: 'Nada coincide',
    text: 'Prueba con otra parte del nombre, con el NIT sin puntos o con el valor.',
  },
  failed: 'No pudimos buscar facturas. Inténtalo de nuevo en unos segundos.',
  found: (clients: number, invoices: number) =>
    `${clients === 1 ? '1 cliente' : `${clients} clientes`} y ${invoices === 1 ? '1 factura' : `${invoices} facturas`}`,
} as const
