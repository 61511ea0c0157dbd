// Generated from draw/style.json by ricochetrobots.draw.generate; do not edit.

export const style = /** @type {const} */ ({
  "colours": {
    "page": {
      "light": "#EFEBE3",
      "dark": "#14121B"
    },
    "surface": {
      "light": "#FBF9F5",
      "dark": "#1F1C29"
    },
    "line": {
      "light": "#D9D2C5",
      "dark": "#3A3549"
    },
    "ink": {
      "light": "#241F31",
      "dark": "#F3EFE8"
    },
    "ink-2": {
      "light": "#5C5568",
      "dark": "#ADA5BC"
    },
    "accent": {
      "light": "#5A3EA6",
      "dark": "#B9A3F5"
    },
    "accent-soft": {
      "light": "#E9E2F7",
      "dark": "#322A4D"
    },
    "good": {
      "light": "#1F6B4C",
      "dark": "#7FD3AE"
    },
    "sand": {
      "light": "#A97B3C",
      "dark": "#D9AE70"
    },
    "frame": {
      "light": "#3A3348",
      "dark": "#37324A"
    },
    "cell": {
      "light": "#FAF7F1",
      "dark": "#2B2737"
    },
    "gap": {
      "light": "#D8D0C2",
      "dark": "#191621"
    },
    "hole": {
      "light": "#E2DACC",
      "dark": "#1C1925"
    },
    "wall": {
      "light": "#2A2438",
      "dark": "#EDE7DB"
    },
    "centre": {
      "light": "#2A2438",
      "dark": "#0C0A12"
    },
    "spot": {
      "light": "#2A2438",
      "dark": "#F3EFE8"
    },
    "spot-rim": {
      "light": "#FFFFFF",
      "dark": "#0C0A12"
    },
    "rim": {
      "light": "#241F31",
      "dark": "#0C0A12"
    }
  },
  "robots": {
    "R": {
      "name": "red",
      "fill": {
        "light": "#C8321E",
        "dark": "#DC3420"
      },
      "letter": {
        "light": "#FFFFFF",
        "dark": "#FFFFFF"
      },
      "tint": {
        "light": "#F5D3CA",
        "dark": "#4A2A2A"
      },
      "deep": {
        "light": "#A52512",
        "dark": "#FF9C88"
      },
      "shape": "M-.42,0A.42,.42 0 1 1 .42,0A.42,.42 0 1 1 -.42,0Z",
      "symbol": {
        "scale": 0.56,
        "y": 0
      },
      "visor": {
        "y": -0.155,
        "half": 0.23
      },
      "mark": {
        "y": 0.26,
        "size": 0.34
      },
      "small": {
        "y": 0.18,
        "size": 0.5
      }
    },
    "G": {
      "name": "green",
      "fill": {
        "light": "#36B08A",
        "dark": "#3BBE8E"
      },
      "letter": {
        "light": "#1B1626",
        "dark": "#1B1626"
      },
      "tint": {
        "light": "#CDE8DC",
        "dark": "#1F4238"
      },
      "deep": {
        "light": "#14694D",
        "dark": "#7FDDBB"
      },
      "shape": "M-.26,-.38H.26A.12,.12 0 0 1 .38,-.26V.26A.12,.12 0 0 1 .26,.38H-.26A.12,.12 0 0 1 -.38,.26V-.26A.12,.12 0 0 1 -.26,-.38Z",
      "symbol": {
        "scale": 0.58,
        "y": 0
      },
      "visor": {
        "y": -0.165,
        "half": 0.24
      },
      "mark": {
        "y": 0.27,
        "size": 0.34
      },
      "small": {
        "y": 0.18,
        "size": 0.5
      }
    },
    "B": {
      "name": "blue",
      "fill": {
        "light": "#2350BE",
        "dark": "#4868E1"
      },
      "letter": {
        "light": "#FFFFFF",
        "dark": "#FFFFFF"
      },
      "tint": {
        "light": "#D0DAF3",
        "dark": "#283459"
      },
      "deep": {
        "light": "#1D429F",
        "dark": "#A3BEFF"
      },
      "shape": "M-.085,-.435Q0,-.52 .085,-.435L.435,-.085Q.52,0 .435,.085L.085,.435Q0,.52 -.085,.435L-.435,.085Q-.52,0 -.435,-.085Z",
      "symbol": {
        "scale": 0.52,
        "y": 0
      },
      "visor": {
        "y": -0.13,
        "half": 0.19
      },
      "mark": {
        "y": 0.25,
        "size": 0.3
      },
      "small": {
        "y": 0.18,
        "size": 0.5
      }
    },
    "Y": {
      "name": "yellow",
      "fill": {
        "light": "#FFD23F",
        "dark": "#FFDA42"
      },
      "letter": {
        "light": "#1B1626",
        "dark": "#1B1626"
      },
      "tint": {
        "light": "#FBE9B0",
        "dark": "#463C20"
      },
      "deep": {
        "light": "#775300",
        "dark": "#FFDF80"
      },
      "shape": "M0,-.45C.10,-.45 .16,-.40 .21,-.31C.32,-.13 .40,.04 .44,.20C.47,.32 .40,.39 .28,.405C.10,.43 -.10,.43 -.28,.405C-.40,.39 -.47,.32 -.44,.20C-.40,.04 -.32,-.13 -.21,-.31C-.16,-.40 -.10,-.45 0,-.45Z",
      "symbol": {
        "scale": 0.5,
        "y": 0.06
      },
      "visor": {
        "y": -0.03,
        "half": 0.165
      },
      "mark": {
        "y": 0.315,
        "size": 0.28
      },
      "small": {
        "y": 0.22,
        "size": 0.44
      }
    },
    "S": {
      "name": "silver",
      "fill": {
        "light": "#DFE3EA",
        "dark": "#EDF0F5"
      },
      "letter": {
        "light": "#1B1626",
        "dark": "#1B1626"
      },
      "tint": null,
      "deep": {
        "light": "#5C5568",
        "dark": "#ADA5BC"
      },
      "shape": "M-.18,-.40H.18Q.25,-.40 .285,-.34L.445,-.06Q.48,0 .445,.06L.285,.34Q.25,.40 .18,.40H-.18Q-.25,.40 -.285,.34L-.445,.06Q-.48,0 -.445,-.06L-.285,-.34Q-.25,-.40 -.18,-.40Z",
      "symbol": {
        "scale": 0.56,
        "y": 0
      },
      "visor": {
        "y": -0.165,
        "half": 0.22
      },
      "mark": {
        "y": 0.27,
        "size": 0.34
      },
      "small": {
        "y": 0.18,
        "size": 0.5
      }
    }
  },
  "symbols": {
    "moon": "M.042,-.478A.48,.48 0 1 0 .425,.224A.40,.40 0 1 1 .042,-.478Z",
    "gear": "M-.0805,-.3355L-.0714,-.4747L.0714,-.4747L.0805,-.3355A.345,.345 0 0 1 .1803,-.2942L.2852,-.3861L.3861,-.2852L.2942,-.1803A.345,.345 0 0 1 .3355,-.0805L.4747,-.0714L.4747,.0714L.3355,.0805A.345,.345 0 0 1 .2942,.1803L.3861,.2852L.2852,.3861L.1803,.2942A.345,.345 0 0 1 .0805,.3355L.0714,.4747L-.0714,.4747L-.0805,.3355A.345,.345 0 0 1 -.1803,.2942L-.2852,.3861L-.3861,.2852L-.2942,.1803A.345,.345 0 0 1 -.3355,.0805L-.4747,.0714L-.4747,-.0714L-.3355,-.0805A.345,.345 0 0 1 -.2942,-.1803L-.3861,-.2852L-.2852,-.3861L-.1803,-.2942A.345,.345 0 0 1 -.0805,-.3355ZM.15,0A.15,.15 0 1 0 -.15,0A.15,.15 0 1 0 .15,0Z",
    "star": "M0,-.49L.132,-.152L.495,-.131L.214,.1L.306,.451L0,.255L-.306,.451L-.214,.1L-.495,-.131L-.132,-.152Z",
    "planet": {
      "scale": 1.08,
      "turn": -24,
      "ring": {
        "rx": 0.53,
        "ry": 0.165,
        "width": 0.11
      },
      "disc": 0.29,
      "front": "M-.53,0C-.53,.22 .53,.22 .53,0",
      "gap": 0.21
    },
    "vortex": {
      "disc": 0.47,
      "blade": "M0,0C.02,-.22 .18,-.40 .44,-.36C.30,-.30 .26,-.12 .20,0C.14,.06 .04,.06 0,0Z",
      "turns": {
        "R": 0,
        "G": 90,
        "B": 180,
        "Y": 270
      },
      "hub": 0.07,
      "scale": 0.85
    }
  },
  "measures": {
    "frame": {
      "width": 0.28,
      "radius": 0.42,
      "line": {
        "width": 0.1,
        "radius": 0.16
      }
    },
    "tile": {
      "size": 0.95,
      "radius": 0.07
    },
    "seam": 0.09,
    "wall": {
      "normal": 0.135,
      "contrast": 0.17
    },
    "block": {
      "inset": 0.04,
      "radius": 0.22,
      "edge": 0.1,
      "chip": 1.42,
      "dot": {
        "radius": 0.075,
        "inset": 0.255
      }
    },
    "diagonal": {
      "half": 0.39,
      "rim": 0.27,
      "fill": 0.16,
      "badge": {
        "scale": 0.56,
        "rim": 0.05,
        "letter": 0.27
      }
    },
    "quiet": {
      "scale": 0.9,
      "outline": 0.04,
      "opacity": 0.75
    },
    "current": {
      "scale": 0.8,
      "spot": {
        "size": 0.77,
        "radius": 0.13
      }
    },
    "chip": {
      "scale": 0.9,
      "rim": 0.06
    },
    "robot": {
      "scale": 0.92,
      "rim": 0.065,
      "shadow": {
        "y": 0.06,
        "opacity": 0.28
      },
      "visor": 0.17,
      "eye": 0.045
    },
    "selected": {
      "gap": 1.03,
      "ring": 1.16
    },
    "marker": {
      "scale": 0.8,
      "line": 0.075,
      "dash": [
        0.16,
        0.1
      ]
    },
    "trail": {
      "rim": 0.235,
      "fill": 0.135,
      "shift": 0.14
    },
    "stop": {
      "radius": 0.21,
      "edge": 0.05,
      "number": 0.25,
      "shoulder": 0.36
    },
    "landing": {
      "radius": 0.27,
      "rim": 0.07
    },
    "invitation": {
      "ring": 0.66,
      "arrow": 0.15,
      "line": 0.1,
      "dash": [
        0.28,
        0.24
      ]
    },
    "coordinates": {
      "size": 0.34,
      "margin": 0.42
    },
    "thumbnail": {
      "rim": 0.5,
      "fill": 0.34,
      "below": 13
    },
    "detail": {
      "from": 34
    }
  }
});
