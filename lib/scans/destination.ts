import type { Route } from 'next'

/** The PDF answers an item of a document request, whose page is `back`. */
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
