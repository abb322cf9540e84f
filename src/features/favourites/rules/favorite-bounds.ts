/** [FAV-8] */
export const favoritesMax = 200;

/** [FAV-10] */
export const noteAtMost = 500;
