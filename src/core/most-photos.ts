/** So many photos stand together in one section. */
export const mostPhotos = 24;
