import type { Reply } from './replies'

type ClosingWords = {
  closes: RegExp
  beside: RegExp
  /** Matches what the visitor says to have managed; these words are left out before the others are judged. */
  done?: RegExp
}

/** A message ends the conversation if one of its words matches `closes` and all its other words match `beside`. */
export const closingWords: ClosingWords = {
  closes:
    /^(?:(?:muchas|mil|muchisimas|super|ok|listo|perfecto) )?gracias\b|\b(?:gracias|grax|agradezco|agradecid[oa]|entendi|entendido|comprendi|aclarad[oa]|aclaraste|aclaro)\b|\bqued[oe] (?:muy |super |todo |bien |mas |perfectamente )?clar[oa]\b|\b(?:todo|muy|esta) clar[oa]\b/,
  beside:
    /^(?:ya|si|me|te|le|les|lo|la|todo|toda|muchas|muchisimas|mil|muy|super|bien|listo|lista|perfecto|perfecta|perfectamente|ok|okey|okay|vale|dale|bueno|buena|excelente|genial|claro|clara|quedo|quede|mas|tan|por|tu|su|de|el|del|ayuda|apoyo|informacion|info|respuesta|respuestas|tiempo|explicacion|orientacion|atencion|amable|eso|era|que|queria|necesitaba|buscaba|saber|todas|dudas|duda|las|mis|mi|ahora|entonces|y|ah|aja|uy|mucho|esta|chao|adios|hasta|luego|feliz|dia|tarde|noche|senorita|senor|amigo|amiga)$/,
  done: /\b(?:ya|por fin|al fin|si) (?:(?:mi|el|la|un|una) (?:asesora?|contadora?|senorita|senora?) )?(?:(?:me|se|lo|la|los|las|nos|por fin) )*(?:(?:pude|pudimos|logre|logramos|dejo)(?: (?:entrar|ingresar|abrir\w*|subir\w*|cargar\w*|descargar\w*|verl?[oa]?s?|solucionar\w*|hacer\w*|cambiar\w*|firmar\w*))?|entre|ingrese|subi|subio|funciono|sirvio|salio|abrio|cargo|llego|encontre|respondi(?:o|eron)|contest(?:o|aron)|llam(?:o|aron)|escribi(?:o|eron)|atendi(?:o|eron)|soluciono|solucione|arreglo|resolvi|resolvio|(?:quedo|esta|quede) (?:solucionad|resuelt|arreglad|list)[oa])(?: (?:(?:al|en el|el|la|a la|a mi|mi|las|los|con el|con la|por|por el|de) )?(?:portal|cuenta|correo|enlace|link|codigo|facturas?|documentos?|archivos?|clave|contrasena|pagina|mensajes?|whatsapp|chat|telefono|celular|ustedes|la firma))?\b/,
}
export const englishClosingWords: ClosingWords = {
  closes: /\b(?:thanks|thank|thx|understood|got it|all clear|makes sense)\b/,
  beside:
    /^(?:you|so|very|much|a|lot|many|ok|okay|great|perfect|got|it|i|now|all|clear|is|that|makes|sense|for|the|your|help|answer|info|information|and|have|nice|good|day|bye|cool|awesome)$/,
}
export const withPleasure: Reply = { text: ['Con gusto. ¿Te ayudo con algo más?'], links: [] }
export const youAreWelcome: Reply = {
  text: ['You are welcome. Can I help you with anything else?'],
  links: [],
}
