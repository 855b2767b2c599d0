// Common names of the fields that many indices have, in each built-in language. The first list has the field
// names as they are read, with a slash between names of one meaning; the other lists have the same order.

export const fieldNames = {
  en: 'city/town,country,category/product type,categories,brand/vendor,price,colour/color,size,rating,date,year,topic/tag,author,kind/type,language,location/place,in stock/available,free shipping,free',
  pl: 'Miasto,Kraj,Kategoria,Kategorie,Marka,Cena,Kolor,Rozmiar,Ocena,Data,Rok,Temat,Autor,Rodzaj,Język,Miejsce,Dostępne,Darmowa dostawa,Bezpłatne',
  de: 'Stadt,Land,Kategorie,Kategorien,Marke,Preis,Farbe,Größe,Bewertung,Datum,Jahr,Thema,Autor,Art,Sprache,Ort,Verfügbar,Versandkostenfrei,Kostenlos',
  da: 'By,Land,Kategori,Kategorier,Mærke,Pris,Farve,Størrelse,Bedømmelse,Dato,År,Emne,Forfatter,Type,Sprog,Sted,På lager,Gratis fragt,Gratis',
}

/** The date of an event or a publication. Others, such as `updated_at`, are not meant. */
const date = /^(starts?|published|event) (at|date)$/

/** The position in the first list of a field that is read like this; -1 if it is not there. */
export function placeOfField(read: string, fields: readonly string[]) {
  const said = read.toLowerCase().replace(date, 'date')
  return fields.findIndex((names) =>
    names.split('/').some((name) => said === name || said === `${name}s`),
  )
}
