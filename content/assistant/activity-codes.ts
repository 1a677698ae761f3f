/** Activities by their code in the CIIU of Colombia (Rev. 4 A.C.), with the words by which people name them. */
export const activityCodes: readonly { code: string; name: string; words: RegExp }[] = [
  {
    code: '9602',
    name: 'peluquería y otros tratamientos de belleza',
    words:
      /\b(?:unas (?:a domicilio|acrilicas|en gel|semipermanentes)|(?:arregl\w+|pint\w+|decor\w+|spa de|salon de|tecnica en|hago|hacer|haciendo|trabajo (?:con|en)|negocio de) unas(?= (?:y|o|en|por|desde)\b|$)|manicur\w+|pedicur\w+|peluquer\w+|barber\w+|estetica|maquill\w+|pestanas|cejas|depilacion|salon de belleza|estilista)\b/,
  },
  { code: '5611', name: 'expendio a la mesa de comidas preparadas', words: /\brestaurantes?\b/ },
  { code: '5613', name: 'expendio de comidas preparadas en cafeterías', words: /\bcafeterias?\b/ },
  {
    code: '5619',
    name: 'otros tipos de expendio de comidas preparadas',
    words: /\b(?:comidas rapidas|empanadas|almuerzos a domicilio|perros calientes|hamburguesas)\b/,
  },
  {
    code: '1081',
    name: 'elaboración de productos de panadería',
    words: /\b(?:panader\w+|pasteler\w+|reposter\w+|tortas|postres|ponques?|galletas)\b/,
  },
  {
    code: '4711',
    name: 'comercio al por menor en tiendas con surtido sobre todo de alimentos, bebidas o tabaco',
    words: /\b(?:tienda de barrio|minimercado|viveres|abarrotes)\b/,
  },
  {
    code: '4771',
    name: 'comercio al por menor de prendas de vestir en establecimientos',
    words: /\b(?:(?:tienda|almacen|local|boutique) (?:\w+ ){0,2}ropa)\b/,
  },
  {
    code: '4761',
    name: 'comercio al por menor de libros, papelería y artículos de escritorio',
    words: /\b(?:papelerias?|librerias?)\b/,
  },
  {
    code: '4752',
    name: 'comercio al por menor de artículos de ferretería, pinturas y vidrio',
    words: /\bferreterias?\b/,
  },
  {
    code: '1410',
    name: 'confección de prendas de vestir',
    words: /\b(?:confeccion\w*|modister\w+|modista|costur\w+|coso|sastre\w*)\b/,
  },
  {
    code: '6201',
    name: 'desarrollo de sistemas informáticos',
    words:
      /\b(?:program(?:ador\w*|o)|desarroll(?:ador\w*|o) (?:\w+ )?(?:software|web|apps?|aplicaciones)|desarrollador\w*|software|(?:paginas|sitios|tiendas) web|diseno web|desarrollo web)\b/,
  },
  {
    code: '7410',
    name: 'actividades especializadas de diseño',
    words: /\b(?:disen(?:o|ador\w*) (?:grafic[oa]|de modas?|de interiores)|disenador\w*)\b/,
  },
  { code: '7420', name: 'actividades de fotografía', words: /\b(?:fotograf\w+|fotos de eventos)\b/ },
  { code: '7310', name: 'publicidad', words: /\b(?:publicidad|marketing|community manager)\b/ },
  {
    code: '5320',
    name: 'actividades de mensajería',
    words:
      /\b(?:mensajer\w+|domicilios (?:en|con) (?:moto|bici\w*)|domiciliari[oa]s?|repartidor\w*|rappi\w*)\b/,
  },
  {
    code: '4923',
    name: 'transporte de carga por carretera',
    words: /\b(?:transporte de carga|acarreos?|trasteos?|mudanzas?)\b/,
  },
  { code: '6910', name: 'actividades jurídicas', words: /\babogad[oa]s?\b/ },
  {
    code: '4520',
    name: 'mantenimiento y reparación de vehículos automotores',
    words: /\b(?:taller (?:de )?(?:carros|mecanic\w*|autos)|mecanica automotriz)\b/,
  },
  {
    code: '4542',
    name: 'mantenimiento y reparación de motocicletas',
    words: /\btaller (?:de )?motos\b/,
  },
  {
    code: '5519',
    name: 'otros tipos de alojamientos para visitantes',
    words: /\b(?:airbnb|booking|por dias a turistas|vivienda turistica)\b/,
  },
  {
    code: '6810',
    name: 'actividades inmobiliarias con bienes propios o arrendados',
    words:
      /^(?!.*\b(?:para (?:mi|poner|montar|un|una|el)|negocio|tienda)\b).*\b(?:arriend\w+|alquil\w+|rento) (?:\w+ ){0,3}(?:apartamentos?|casas?|local(?:es)?|inmuebles?|bodegas?|habitaciones)\b/,
  },
]
/** Selling by internet has its own code, which is given in addition to the code of what somebody makes or does. */
export const sellingOnline = {
  code: '4791',
  name: 'comercio al por menor por internet',
  words:
    /\b(?:vend\w+|venta\w*)\b(?: \w+){0,6} (?:instagram|internet|linea|online|facebook|marketplace|whatsapp|tiktok|redes|mercado libre|tienda virtual)\b|\btienda (?:virtual|online|en linea)\b/,
}
