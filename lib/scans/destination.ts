import type { Route } from 'next'

/** An item of a document request for which somebody scans. `back` is the page of the request. */
export type Destination = { item: string; title: string; back: Route }

export const destinationOf = (
  request: string,
  { id, title }: { id: string; title: string },
): Destination => ({
  item: id,
  title,
  back: `/portal/solicitudes/${request}` as Route,
})

export const scanHref = (request: string, item: string): Route =>
  `/portal/escanear?solicitud=${request}&soporte=${item}` as Route
